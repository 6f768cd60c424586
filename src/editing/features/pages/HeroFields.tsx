/** What heads a page: picture, text, link, video. */
import parts from '../../ui/kit/kit.module.css';
import { TextInput } from '../../ui/kit/TextInput.tsx';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { LinkPicker } from '../../ui/pickers/LinkPicker.tsx';
import { linkAddress } from '../../ui/rich-text/link-address.ts';
import { PagePicture } from './PagePicture.tsx';
import { PageText } from './PageText.tsx';
import type { PageFieldsProps } from './page-fields.ts';

export function HeroFields({ page, errorOf, onChange }: PageFieldsProps) {
  const labels = useLabels();
  const shared = { page, errorOf, onChange };
  return (
    <div className={parts.stack}>
      <PagePicture {...shared} field="hero_image" />
      <PageText {...shared} field="hero_text" kind="plain" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the field is left. */}
      <div
        data-control="hero_link"
        onBlur={() => {
          const whole = linkAddress(page.hero_link);
          if (whole && whole !== page.hero_link) onChange({ hero_link: whole });
        }}
      >
        <TextInput
          label={labels.hero_link}
          hint={labels.link_hint}
          value={page.hero_link}
          error={errorOf('hero_link')}
          onChange={(hero_link) => onChange({ hero_link })}
        />
      </div>
      <LinkPicker label={labels.target_own} onPick={({ url }) => onChange({ hero_link: url })} />
      <TextInput
        label={labels.hero_video}
        hint={labels.hero_video_hint}
        value={page.hero_video}
        error={errorOf('hero_video')}
        onChange={(hero_video) => onChange({ hero_video })}
      />
    </div>
  );
}
