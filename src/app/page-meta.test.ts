import { describe, expect, it } from 'vitest';
import { siteText } from '#domain/site/site.ts';
import { aPicture } from '#modules/picture-fixture.ts';
import * as site from '#site';
import { pageMeta } from './page-meta.ts';

const publicUrl = 'https://theatre.example';
const nora = {
  title: 'Nora',
  pathname: '/de/stuecke/nora/101',
  publicUrl,
  slugs: { de: 'nora', en: 'a-dolls-house' },
} as const;

const find = (page: ReturnType<typeof pageMeta>, key: string, value: string) =>
  page.filter((entry) => (entry as Record<string, unknown>)[key] === value) as Record<string, unknown>[];

describe('the metadata of a page', () => {
  it('has a title of the theatre’s name and the page’s, without soft hyphens', () => {
    const page = pageMeta({ ...nora, title: 'Ge\u00adspens\u00adter' });
    expect(page[0]).toEqual({ title: `${site.name} – Gespenster` });
  });

  it('has absolute addresses of the page and its translation', () => {
    const page = pageMeta(nora);
    expect(find(page, 'rel', 'canonical')).toEqual([
      { tagName: 'link', rel: 'canonical', href: `${publicUrl}/de/stuecke/nora/101` },
    ]);
    const english = find(page, 'hrefLang', find(page, 'rel', 'alternate')[1]?.hrefLang as string);
    expect(english[0]?.href).toBe(`${publicUrl}/en/whats-on/a-dolls-house/101`);
    expect(find(page, 'rel', 'alternate')).toHaveLength(2);
  });

  it('falls back to the theatre’s description, and has none on pages hidden from robots', () => {
    const english = { ...nora, pathname: '/en/whats-on/a-dolls-house/101' };
    expect(find(pageMeta(nora), 'name', 'description')[0]?.content).toBe(siteText(site.description, 'de'));
    expect(find(pageMeta(english), 'property', 'og:description')[0]?.content).toBe(
      siteText(site.description, 'en'),
    );
    expect(find(pageMeta({ ...nora, isHidden: true }), 'name', 'description')).toEqual([]);
    expect(find(pageMeta(nora), 'property', 'og:image')).toEqual([]);
    expect(find(pageMeta({ ...nora, description: 'Sie geht.' }), 'name', 'description')[0]?.content).toBe(
      'Sie geht.',
    );
  });

  it('uses the largest picture that every link preview can open', () => {
    const made = (format: 'avif' | 'jpg', width: number) => ({
      format,
      width,
      height: 100,
      url: `/media/made/${width}.${format}`,
    });
    const horizontal = [made('jpg', 480), made('jpg', 960), made('avif', 480), made('avif', 1240)];
    const picture = aPicture({ sources: { horizontal, vertical: [], full: [made('jpg', 1600)] } });
    const shown = find(pageMeta({ ...nora, picture }), 'property', 'og:image');
    expect(shown.map(({ content }) => content)).toEqual([`${publicUrl}/media/made/960.jpg`]);
  });

  it('may have different texts for link previews', () => {
    const og = { title: 'Geteilt', description: 'Kommen Sie.', type: 'article' };
    const page = pageMeta({ ...nora, description: 'Sie geht.', og });
    const contentsOf = (name: string) => find(page, 'property', name).map(({ content }) => content);
    expect([contentsOf('og:title'), contentsOf('og:description'), contentsOf('og:type')]).toEqual([
      ['Geteilt'],
      ['Kommen Sie.'],
      ['article'],
    ]);
    expect(find(page, 'name', 'description')[0]?.content).toBe('Sie geht.');
    const empty = pageMeta({ ...nora, og: { title: '', description: '', type: '' } });
    expect(find(empty, 'property', 'og:title')[0]?.content).toBe(`${site.name} – Nora`);
    expect(find(empty, 'property', 'og:description')[0]?.content).toBe(siteText(site.description, 'de'));
  });

  it('is hidden from search engines in both languages', () => {
    const page = pageMeta({ ...nora, isHidden: true });
    expect(find(page, 'name', 'robots')).toEqual([{ name: 'robots', content: 'noindex' }]);
    expect(find(page, 'tagName', 'link')).toEqual([]);
  });
});
