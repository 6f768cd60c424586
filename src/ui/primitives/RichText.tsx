/** Text with paragraphs and links as editors write it: the one place where stored HTML, sanitised on writing, is put on a page. */

interface Props {
  /** Sanitised by the server. */
  html: string;
  lang?: string | undefined;
  className?: string | undefined;
}

export function RichText({ html, lang, className }: Props) {
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what gets here went through the allow-list of tags.
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
