/** Publishes the page: saves first, then publishes every changed container. */
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import type { FormResource } from '#domain/resources/form-groups.ts';
import { originTexts } from '#i18n/editing/origin-texts.ts';
import type { Alert } from '../../sync/alerts.ts';
import { refreshRecord } from '../../sync/load-record.ts';
import { messages } from '../../sync/messages.ts';
import type { UnreviewedContainer } from '../../sync/remote-changes/changes.ts';
import { request } from '../../sync/request.ts';
import { RequestProblem } from '../../sync/request-problem.ts';
import { flushSaves } from '../../sync/saving/module-status.ts';
import { rejectionMessage } from '../../sync/saving/rejections.ts';
import type { EditingSession } from '../../sync/session.ts';
import { currentPageId } from '../../ui/current-page.ts';
import { showModule } from '../../ui/module-chrome/show-module.ts';
import { createUiState, openDialog, openMenu } from '../../ui/ui-state.ts';
import { findCheckEntries } from './find-check-entries.ts';

/**
 * The action of the publish button: publishes both languages if the check list is empty, otherwise asks first.
 * @param isAsked lets the user choose the languages in any case
 */
export async function startPublishing(session: EditingSession, isAsked: boolean): Promise<void> {
  // Modules that cannot be saved are in the check list too; if the list cannot be loaded, the server checks when
  // publishing.
  await flushSaves(session);
  const entries = await findCheckEntries(session).catch(() => []);
  if (!isAsked && entries.length === 0) return publishPage(session, bothLanguages);
  openMenu(session, { kind: 'before-publishing', entries, isAsked });
}

/**
 * Publishes and reports the result, or navigates to the module that prevents it. Asks about unreviewed changes of
 * others and about scheduled publications.
 * @param seen by container, the version that the user has reviewed
 * @param now containers that are published although they are scheduled
 */
export async function publishPage(
  session: EditingSession,
  languages: readonly Locale[],
  seen: ReadonlyMap<number, number> = new Map(),
  now: readonly number[] = [],
): Promise<void> {
  const texts = messages(session);
  const isSaved = await flushSaves(session);
  const { id, state } = session.saveStatus.get();
  // With English alone, incomplete German texts stay unpublished anyway.
  const staysPending = state === 'incomplete' && !languages.includes('de');
  if (!isSaved && !staysPending) {
    session.alerts.show({ kind: 'error', text: texts.publish_incomplete });
    if (id !== null) showModule(id);
    return;
  }
  try {
    const { unseen, places } = await publishChanged(session, languages, seen, now);
    if (unseen.length > 0) return openMenu(session, { kind: 'unreviewed-changes', unseen, languages });
    if (places.length === 0) return notifyPublished(session, languages);
    const planned = { places, languages, seen };
    openMenu(session, { kind: 'before-publishing', entries: [], isAsked: true, planned });
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    const text = rejectionMessage(error) || texts.not_published;
    session.alerts.show({ kind: 'error', text, ...draftIn(session, error) });
  }
}

/** @returns the changed containers that were rejected, for unreviewed changes or a schedule */
async function publishChanged(
  session: EditingSession,
  languages: readonly Locale[],
  seen: ReadonlyMap<number, number>,
  now: readonly number[],
): Promise<{ unseen: UnreviewedContainer[]; places: ContainerToPublish[] }> {
  const unseen: UnreviewedContainer[] = [];
  const places: ContainerToPublish[] = [];
  for (const { id, is_changed, reviewed } of session.containers.shown()) {
    if (is_changed === false) continue;
    const body = { version: seen.get(id) ?? reviewed, languages };
    const planned = now.includes(id) ? { planned: true } : {};
    const rejected = await publishContainer(session, id, { ...body, ...planned });
    if (rejected && 'planned' in rejected) places.push(rejected);
    else if (rejected) unseen.push(rejected);
  }
  return { unseen, places };
}

/** For an offline page, the alert says that visitors cannot see it, with a button that puts it online. */
function notifyPublished(session: EditingSession, [first, second]: readonly Locale[]): void {
  const texts = messages(session);
  if (!session.part(createUiState).get().isOffline) {
    const text = first && !second ? texts.published_only[first] : texts.published;
    session.alerts.show({ kind: 'save', text });
    return;
  }
  const page = currentPageId(new Map(session.containers.shown().map((each) => [each.id, each])));
  const action = { label: texts.page_settings, run: () => openDialog(session, { kind: 'settings', page }) };
  session.alerts.show({ kind: 'save', text: texts.published_offline, action });
}

/** The message about an invalid draft of a record, with a link to the field. */
function draftIn(session: EditingSession, { detail, document }: RequestProblem): Partial<Alert> {
  const [draft] = (document.drafts ?? []) as readonly RejectedDraft[];
  if (!draft) return {};
  const { resource, record, field } = draft;
  const run = () => openDialog(session, { kind: 'record', resource, id: record.id, field });
  return { text: detail, action: { label: originTexts(session.locale).open_form, run } };
}

interface RejectedDraft {
  resource: FormResource;
  record: { id: number };
  field: string;
}

interface ContainerToPublish {
  container: number;
  planned: readonly string[];
}

interface Published {
  is_changed: boolean;
  container_version: number;
}

/**
 * @returns the reason of a rejection: unreviewed changes, or a schedule
 * @throws RequestProblem
 */
async function publishContainer(
  session: EditingSession,
  id: number,
  body: object,
): Promise<UnreviewedContainer | ContainerToPublish | null> {
  try {
    const send = () => request<Published>(session, 'POST', `container/${id}/publish`, body);
    // Without a response it may be public already: publishing again then writes nothing.
    const { is_changed, container_version } = await send().catch((error) => {
      if (error instanceof RequestProblem && error.status === 0) return send();
      throw error;
    });
    session.containers.put({ id, is_changed, reviewed: container_version });
    const records = session.document.ids().filter((each) => {
      const module = session.document.part(each)?.module;
      // Without a draft, nothing of it was published.
      const hasDraft = (session.server.get(each)?.version ?? 0) > 0;
      return module?.container === id && module.record !== undefined && hasDraft;
    });
    for (const record of records) await refreshRecord(session, record);
    return null;
  } catch (error) {
    if (!(error instanceof RequestProblem) || error.status !== 409) throw error;
    return { container: id, ...(error.document as unknown as Omit<UnreviewedContainer, 'container'>) };
  }
}
