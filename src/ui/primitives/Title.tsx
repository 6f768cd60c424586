/** A title that may carry soft hyphens: long words move to a line of their own before they are divided. */

/** Letters from which a word is kept together as long as it fits. */
const longWord = 9;

export function Title({ text }: { text: string }) {
  const words = text.split(' ');
  return words.map((word, index) => {
    const plain = word.replaceAll('\u00ad', '');
    const key = `${index}${plain}`;
    const space = index < words.length - 1 ? ' ' : '';
    if (plain.length < longWord) return plain + space;
    return (
      <span key={key}>
        <span className="word">{word}</span>
        {space}
      </span>
    );
  });
}
