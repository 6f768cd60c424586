/**
 * An embed of another host, with a poster in its size. Nothing is requested from the host before consent, not
 * even a picture.
 */
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import type { Embed } from '#domain/media/embed.ts';
import { playerHost, playerOf, watchAddress } from '#domain/media/embed-players.ts';
import type { Picture } from '#domain/media/picture.ts';
import { isAllowed, serviceOf } from '#domain/site/consent.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { loadConsentTexts } from '#i18n/site/consent-texts.ts';
import { useConsent, useStoredConsent } from '#state/consent.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import styles from './EmbedFrame.module.css';
import type { EmbedPlayerProps } from './EmbedPlayer.tsx';
import { PrintedPicture } from './PrintedPicture.tsx';

interface Props {
  embed: Embed;
  /** Accessible name; the provider's name if empty. */
  title: string;
  /** The visible title below. */
  children?: ReactNode;
  /** Formatted: "1:42". */
  length?: ReactNode;
  poster?: Picture | null;
  /** Loads without a click if its service is allowed. Not for video and audio. */
  isShownAtOnce?: boolean;
  /** In the editor it never plays. */
  isEdited?: boolean;
}

/** The player, and the texts of the consent question if it is shown. */
async function loadPlayer(locale: Locale, isOpen: boolean): Promise<ComponentType<EmbedPlayerProps>> {
  const [loaded] = await Promise.all([import('./EmbedPlayer.tsx'), isOpen || loadConsentTexts(locale)]);
  return loaded.EmbedPlayer;
}

/** Initial, requested, requested and cancelled, or failed to load. */
type LoadState = 'closed' | 'wanted' | 'left' | 'failed';

export function EmbedFrame({
  embed,
  title,
  children,
  length,
  poster,
  isShownAtOnce = false,
  isEdited,
}: Props) {
  const messages = useMessages();
  const locale = useLocale();
  const [Player, setPlayer] = useState<ComponentType<EmbedPlayerProps> | null>(null);
  const [step, setStep] = useState<LoadState>('closed');
  const player = playerOf(embed);
  const service = serviceOf(playerHost(embed));
  const isOpen = useIsOpen(service, `${embed.provider}:${embed.id}`) && !isEdited;
  const figure = useRef<HTMLElement>(null);
  const isForm = player?.shape === 'form';
  const isWanted = step === 'wanted' || (isOpen && isShownAtOnce && !(isForm && !Player));

  const isAtOnce = isOpen && isShownAtOnce && !Player;
  useEffect(() => {
    // A form is larger than its button, so it loads automatically only outside of the viewport.
    const top = isForm ? figure.current?.getBoundingClientRect().top : undefined;
    // An automatically shown embed is not urgent.
    if (isAtOnce && (top ?? innerHeight) >= innerHeight)
      loadPlayer(locale, true).then(
        (loaded) => setPlayer(() => loaded),
        () => setStep('failed'),
      );
  }, [isAtOnce, isForm, locale]);
  const start = () => {
    setStep('wanted');
    void loadOnDemand(() => loadPlayer(locale, isOpen)).then((loaded) => setPlayer(() => loaded));
  };

  if (!player) return null;
  const isSeen = isShownAtOnce ? messages.embed_show : messages.embed_play;
  const name = title || player.name;
  return (
    <figure ref={figure} className={styles.embed} data-shape={player.shape}>
      <div className={styles.stage} data-playing={(isOpen && isWanted) || undefined}>
        {poster && <PrintedPicture picture={poster} format="horizontal" className={styles.poster} />}
        {Player && isWanted && step !== 'failed' ? (
          <Player
            embed={embed}
            name={name}
            service={service}
            isOpen={isOpen}
            provider={player.name}
            isStarted={step === 'wanted'}
            isForm={isForm}
            onCancel={() => setStep('left')}
          />
        ) : (
          <button
            // Returns focus to the button that opened the consent question.
            ref={(button) => void (step === 'left' && button?.focus())}
            type="button"
            className={styles.start}
            // The accessible name starts with the visible text, for voice control (WCAG 2.5.3).
            aria-label={`${[isSeen, length].filter(Boolean).join(' ')}: ${name}`}
            aria-disabled={isEdited || undefined}
            data-still={isShownAtOnce || undefined}
            onClick={() => !isEdited && start()}
          >
            <span className={styles.bar}>
              {isSeen} {length && <span className={styles.length}>{length}</span>}
            </span>
          </button>
        )}
      </div>
      <figcaption className={styles.caption}>
        {children}
        <p className={styles.hint}>
          <span>{messages.embed_hint(player.name)}</span>{' '}
          <a href={watchAddress(embed) ?? undefined} rel="noopener">
            {messages.embed_open(player.name)}
          </a>
        </p>
        <p role="status" className={step === 'failed' ? styles.failed : undefined}>
          {step === 'failed' && messages.embed_failed}
        </p>
      </figcaption>
    </figure>
  );
}

/** Whether its service is allowed, or this embed once. */
function useIsOpen(service: string, embed: string): boolean {
  useStoredConsent();
  const consent = useConsent('consent');
  const once = useConsent('once');
  return isAllowed(consent, service) || once.includes(embed);
}
