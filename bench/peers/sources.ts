// The peers' sites: one page of rows each, rendered per request as in their documentation; for Next.js also a static
// one.

const rowsComponent = `
export function Rows({ rows }) {
  return (
    <main>
      <h1>Termine</h1>
      {rows.map((row) => (
        <article key={row.id} className="row" id={'event-' + row.id}>
          <span className="axis" aria-hidden="true"><i style={{ left: '10%', width: '20%' }} /></span>
          <time className="time" dateTime={row.date}>{row.time}</time>
          <div className="text">
            <h3><a href={row.href}>{row.title}</a></h3>
            <span className="visually-hidden">{row.words}</span>
            {row.lines.map((line) => <p key={line}>{line}</p>)}
          </div>
          <div className="place">{row.place}<br /><span className="duration">{row.duration}</span></div>
          <div className="tickets">
            <p><b>{row.price}</b></p>
            <a className="button" href={row.shop}>Tickets<span className="visually-hidden">{': ' + row.title}</span></a>
          </div>
          <div className="toggles">
            <button type="button" aria-expanded="false" aria-controls={'details-' + row.id}>
              <span>Info</span><span className="visually-hidden">{': ' + row.title}</span>
            </button>
            <div id={'details-' + row.id} className="details">
              <dl>{row.details.map(([name, text]) => <div key={name}><dt>{name}</dt><dd>{text}</dd></div>)}</dl>
              <a href={'/events/' + row.id + '/calendar.ics'} download="">Kalender (.ics)</a>
            </div>
          </div>
        </article>
      ))}
    </main>
  );
}
`;

const astroPage = `---
import rows from '../../rows.json';
export const prerender = false;
---
<html lang="de"><head><meta charset="utf-8" /><title>Termine</title></head><body><main><h1>Termine</h1>
{rows.map((row) => (
  <article class="row" id={'event-' + row.id}>
    <span class="axis" aria-hidden="true"><i style="left:10%;width:20%"></i></span>
    <time class="time" datetime={row.date}>{row.time}</time>
    <div class="text"><h3><a href={row.href}>{row.title}</a></h3><span class="visually-hidden">{row.words}</span>
      {row.lines.map((line) => <p>{line}</p>)}</div>
    <div class="place">{row.place}<br /><span class="duration">{row.duration}</span></div>
    <div class="tickets"><p><b>{row.price}</b></p>
      <a class="button" href={row.shop}>Tickets<span class="visually-hidden">{': ' + row.title}</span></a></div>
    <div class="toggles"><button type="button" aria-expanded="false" aria-controls={'details-' + row.id}>
        <span>Info</span><span class="visually-hidden">{': ' + row.title}</span></button>
      <div id={'details-' + row.id} class="details">
        <dl>{row.details.map(([name, text]) => <div><dt>{name}</dt><dd>{text}</dd></div>)}</dl>
        <a href={'/events/' + row.id + '/calendar.ics'} download="">Kalender (.ics)</a></div></div>
  </article>
))}
</main></body></html>
`;

/** The installed packages: the latest of each compared series. */
export const packages = {
  next: '^16.0.0',
  astro: '^7.0.0',
  '@astrojs/node': '^11.0.0',
  // One release: they name each other exactly.
  'react-router': '8.4.0',
  '@react-router/node': '8.4.0',
  '@react-router/dev': '8.4.0',
  isbot: '^5.0.0',
  vite: '^8.0.0',
  react: '^19.2.0',
  'react-dom': '^19.2.0',
};

const folderPackage = '{ "private": true, "type": "module" }';

/** File by file, in the folder of all peers. `rows.json` is added to each. */
export const sources: Record<string, string> = {
  'next/package.json': folderPackage,
  'next/next.config.mjs': `import path from 'node:path';
export default { turbopack: { root: path.resolve(import.meta.dirname, '..') } };
`,
  'next/app/Rows.jsx': rowsComponent,
  'next/app/layout.jsx': `export const metadata = { title: 'Termine' };
export default function Layout({ children }) { return <html lang="de"><body>{children}</body></html>; }
`,
  'next/app/termine/page.jsx': `import rows from '../../rows.json';
import { Rows } from '../Rows.jsx';
export const dynamic = 'force-dynamic';
export default function Page() { return <Rows rows={rows} />; }
`,
  'next/app/gebaut/page.jsx': `import rows from '../../rows.json';
import { Rows } from '../Rows.jsx';
export default function Page() { return <Rows rows={rows} />; }
`,
  'astro/package.json': folderPackage,
  'astro/astro.config.mjs': `import node from '@astrojs/node';
export default { output: 'server', adapter: node({ mode: 'middleware' }) };
`,
  'astro/src/pages/termine.astro': astroPage,
  'router/package.json': folderPackage,
  'router/react-router.config.js': 'export default { ssr: true };\n',
  'router/vite.config.js': `import { reactRouter } from '@react-router/dev/vite';
export default { plugins: [reactRouter()] };
`,
  'router/app/routes.js': `import { route } from '@react-router/dev/routes';
export default [route('termine', 'Events.jsx')];
`,
  'router/app/Rows.jsx': rowsComponent,
  'router/app/root.jsx': `import { Links, Meta, Outlet, Scripts } from 'react-router';
export default function Root() {
  return (
    <html lang="de"><head><meta charSet="utf-8" /><Meta /><Links /></head><body><Outlet /><Scripts /></body></html>
  );
}
`,
  'router/app/Events.jsx': `import rows from '../rows.json';
import { Rows } from './Rows.jsx';
export const meta = () => [{ title: 'Termine' }];
export const loader = () => ({ rows });
export default function Events({ loaderData }) { return <Rows rows={loaderData.rows} />; }
`,
};

/** How each is built, in its folder. */
export const builds: Record<string, string[]> = {
  next: ['next', 'build'],
  astro: ['astro', 'build'],
  router: ['react-router', 'build'],
};
