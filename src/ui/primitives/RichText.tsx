/**
 * Formatted text of editors. The only component that renders stored HTML, which the server sanitises on
 * writing.
 */

interface Props {
  html: string;
  lang?: string | undefined;
  className?: string | undefined;
}

export function RichText({ html, lang, className }: Props) {
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises rich text by an allow-list of tags.
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
