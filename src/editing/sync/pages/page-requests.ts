/** Requests about pages. */

import { request } from '../request.ts';
import type { EditingSession } from '../session.ts';
import type { EditedPage, NewPage, PageChange, RemovedPage, TreePage } from './edited-page.ts';

/** Like all requests here, throws a `RequestProblem` if it is rejected or not answered. */
export async function getPageTree(session: EditingSession): Promise<TreePage[]> {
  return (await request<{ pages: TreePage[] }>(session, 'GET', 'pages')).pages;
}

export async function getRemovedPages(session: EditingSession): Promise<RemovedPage[]> {
  return (await request<{ removed: RemovedPage[] }>(session, 'GET', 'pages')).removed;
}

export function getPage(session: EditingSession, id: number): Promise<EditedPage> {
  return request(session, 'GET', `pages/${id}`);
}

export function createPage(session: EditingSession, page: NewPage): Promise<EditedPage> {
  return request(session, 'POST', 'pages', { ...page, title: page.title ?? {} });
}

export function updatePage(session: EditingSession, id: number, change: PageChange): Promise<EditedPage> {
  return request(session, 'PUT', `pages/${id}`, change);
}

/** `order` is the position among the siblings, from 0. */
export function movePage(
  session: EditingSession,
  { id, version }: Pick<EditedPage, 'id' | 'version'>,
  parent: number | null,
  order: number,
): Promise<EditedPage> {
  return request(session, 'PUT', `pages/${id}/place`, { version, parent, order });
}

export function removePage(
  session: EditingSession,
  { id, version }: Pick<EditedPage, 'id' | 'version'>,
): Promise<unknown> {
  return request(session, 'DELETE', `pages/${id}?version=${version}`);
}

export function restorePage(session: EditingSession, id: number): Promise<EditedPage> {
  return request(session, 'POST', `pages/${id}/restore`);
}
