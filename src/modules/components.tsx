/** The view of each module, by name. Contains no schemas, so that visitors do not load them. */
import type { ComponentType } from 'react';
import type { moduleNames } from '#domain/modules/modules.ts';
import { AudioView } from '#modules/audio/AudioView.tsx';
import { ContainerView } from '#modules/container/ContainerView.tsx';
import { EventListView } from '#modules/event-list/EventListView.tsx';
import { FaqView } from '#modules/faq/FaqView.tsx';
import { FullTeaserView } from '#modules/full-teaser/FullTeaserView.tsx';
import { HeadlineView } from '#modules/headline/HeadlineView.tsx';
import { ImageView } from '#modules/image/ImageView.tsx';
import { ImageListView } from '#modules/image-list/ImageListView.tsx';
import { LinkView } from '#modules/link/LinkView.tsx';
import { LogoListView } from '#modules/logo-list/LogoListView.tsx';
import type { ModuleViewProps } from '#modules/module-view.ts';
import { QuoteView } from '#modules/quote/QuoteView.tsx';
import { SocialView } from '#modules/social/SocialView.tsx';
import { StarmateView } from '#modules/starmate/StarmateView.tsx';
import { TeaserListView } from '#modules/teaser-list/TeaserListView.tsx';
import { TextView } from '#modules/text/TextView.tsx';
import { VideoView } from '#modules/video/VideoView.tsx';
import { VideoListView } from '#modules/video-list/VideoListView.tsx';
import { ViewerView } from '#modules/viewer/ViewerView.tsx';

/** Views have different content types, which a lookup by name cannot express. */
type AnyView = ComponentType<ModuleViewProps<never>>;

const views = {
  headline: HeadlineView,
  text: TextView,
  link: LinkView,
  image: ImageView,
  video: VideoView,
  quote: QuoteView,
  faq: FaqView,
  'full-teaser': FullTeaserView,
  'teaser-list': TeaserListView,
  'image-list': ImageListView,
  'video-list': VideoListView,
  'logo-list': LogoListView,
  audio: AudioView,
  viewer: ViewerView,
  social: SocialView,
  starmate: StarmateView,
  'event-list': EventListView,
  container: ContainerView,
} satisfies Record<(typeof moduleNames)[number], AnyView>;

/** Undefined for items, which their list renders, and for unknown names. */
export function viewOf(name: string): ComponentType<ModuleViewProps<Record<string, unknown>>> | undefined {
  return (views as Record<string, AnyView>)[name] as
    | ComponentType<ModuleViewProps<Record<string, unknown>>>
    | undefined;
}
