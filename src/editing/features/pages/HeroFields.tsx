/** What heads a page: picture, text, link, video. */
import type { Localized } from '#domain/languages/localized.ts';
import { LocalizedControl } from '../../ui/form/LocalizedControl.tsx';
import parts from '../../ui/kit/kit.module.css';
import { TextInput } from '../../ui/kit/TextInput.tsx';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { LinkPicker } from '../../ui/pickers/LinkPicker.tsx';
import { linkAddress } from '../../ui/rich-text/link-address.ts';
import { PagePicture } from './PagePicture.tsx';
import type { PageFieldsProps } from './page-fields.ts';

export function HeroFields({ page, errorOf, onChange }: PageFieldsProps) {
  const labels = useLabels();
  return (
    <div className={parts.stack}>
      <div data-control="hero_image">
        <PagePicture
          label={labels.hero_image}
          value={page.hero_image}
          error={errorOf('hero_image')}
          onChange={(hero_image) => onChange({ hero_image })}
        />
      </div>
      <div data-control="hero_text">
        <LocalizedControl
          label={labels.hero_text}
          kind="plain"
          value={page.hero_text}
          error={errorOf('hero_text')}
          onChange={(value) => onChange({ hero_text: value as Localized | null })}
        />
      </div>
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
