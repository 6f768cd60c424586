/** Replaces the poster of an embed: the consent question, then the player's iframe. */
import { useEffect, useRef } from 'react';
import type { Embed } from '#domain/media/embed.ts';
import { playerAddress } from '#domain/media/embed-player-addresses.ts';
import { legalPath, otherMedia } from '#domain/site/consent.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useConsentTexts } from '#i18n/site/consent-texts.ts';
import * as site from '#site';
import { allowEmbedOnce, allowService } from '#state/consent.ts';
import styles from './EmbedPlayer.module.css';

export interface EmbedPlayerProps {
  embed: Embed;
  /** Title of the embed. */
  name: string;
  /** Name of the provider. */
  provider: string;
  /** Key of the consent service. */
  service: string;
  /** Whether it may be loaded. */
  isOpen: boolean;
  /** Started by a click: it plays and receives focus. */
  isStarted: boolean;
  isForm: boolean;
  onCancel: () => void;
}

/** Players need scripts and their own storage, but no access to this page or window. */
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

export function EmbedPlayer({ isOpen, ...props }: EmbedPlayerProps) {
  return isOpen ? <Frame {...props} /> : <Question {...props} />;
}

type Props = Omit<EmbedPlayerProps, 'isOpen'>;

function Frame({ embed, name, provider, isStarted, isForm }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isStarted) frame.current?.focus({ preventScroll: true });
  }, [isStarted]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={playerAddress(embed, { autoplay: isStarted }) ?? undefined}
      title={name === provider ? name : `${name} (${provider})`}
      sandbox={isForm ? `${sandbox} allow-forms` : sandbox}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      loading={isStarted ? 'eager' : 'lazy'}
    />
  );
}

function Question({ embed, provider, service, onCancel }: Props) {
  const texts = useConsentTexts();
  const locale = useLocale();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (texts) box.current?.focus();
  }, [texts]);
  if (!texts) return null;
  const named = site.consent_services.find(({ key }) => key === service);
  const always = texts.always(
    named && service !== otherMedia ? named.name : texts.categories.external_media.name,
  );
  return (
    <fieldset
      ref={box}
      className={styles.question}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <legend>{texts.question(provider)}</legend>
      <p>
        {texts.question_text(provider)} <a href={legalPath('privacy', locale)}>{texts.privacy}</a>
      </p>
      <p className={styles.answers}>
        <button type="button" onClick={() => allowEmbedOnce(`${embed.provider}:${embed.id}`)}>
          {texts.once}
        </button>
        <button type="button" onClick={() => allowService(service)}>
          {always}
        </button>
        <button type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </p>
    </fieldset>
  );
}
