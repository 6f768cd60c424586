// The page at /api/docs: the OpenAPI document as plain HTML without script.
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { type ApiDocument, type DocumentSchema, exampleOf, resolveReference } from './document-example.ts';
import { pageStyle } from './document-style.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
type Operation = NonNullable<NonNullable<ApiDocument['paths']>[string]['get']>;
type Parameter = Extract<NonNullable<Operation['parameters']>[number], { name: string }>;
type Answer = Extract<NonNullable<Operation['responses']>[string], { description: string }>;

interface DocumentedEndpoint {
  path: string;
  id: string;
  operation: Operation;
}

/** Public endpoints; the document itself also has those that need a login. */
const endpointsOf = (document: ApiDocument): DocumentedEndpoint[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, { get }]) =>
    get && !get.security
      ? [{ path, id: path.replace(/[^a-z]+/g, '-').replace(/^-|-$/g, ''), operation: get }]
      : [],
  );

/** Renders text with `code` in backticks. */
const prose = (text: string): Html[] =>
  text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

function typeOf(schema: DocumentSchema | undefined, document: ApiDocument): string {
  if (!schema) return '';
  const { type, items, minimum, maximum, format, enum: values } = resolveReference(schema, document);
  if (type === 'array' && items) return `list of ${typeOf(items, document)}s`;
  if (values) return values.map((value: unknown) => (value === '' ? 'empty' : String(value))).join(' or ');
  if (format === 'date') return 'day';
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  return type === 'integer' ? 'number' : type === 'string' ? 'text' : String(type);
}

const parameterRow = ({ name, schema, description, example }: Parameter, document: ApiDocument): Html => html`
<tr><th scope="row"><code>${name}</code></th><td>${typeOf(schema as DocumentSchema, document)}</td>
<td>${prose(description ?? '')}</td><td><code>${[example].flat().join(',')}</code></td></tr>`;

const parameterTable = (parameters: Parameter[], summary: string, document: ApiDocument): Html => html`
<div class="wide" role="region" aria-label="Parameters of: ${summary}" tabindex="0"><table>
<thead><tr><th scope="col">Parameter</th><th scope="col">Value</th><th scope="col">Meaning</th><th scope="col">Example</th></tr></thead>
<tbody>${parameters.map((parameter) => parameterRow(parameter, document))}</tbody></table></div>`;

function responseBlock([status, answer]: [string, Answer], document: ApiDocument): Html {
  const schema = answer.content?.['application/json']?.schema as DocumentSchema | undefined;
  if (!schema) return html`<p class="answer"><b>${status}</b> ${prose(answer.description)}</p>`;
  return html`<p class="answer"><b>${status}</b> ${prose(answer.description)}</p>
<details><summary>Example of the answer</summary><pre tabindex="0"><code>${JSON.stringify(exampleOf(schema, document), null, 2)}</code></pre></details>`;
}

function endpointSection({ path, id, operation }: DocumentedEndpoint, document: ApiDocument): Html {
  const parameters = (operation.parameters ?? []) as Parameter[];
  return html`<article id="${id}">
<h3><span class="method">GET</span> <code>/de${path}</code></h3>
<p class="lead">${operation.summary}. ${prose(operation.description ?? '')}</p>
${parameters.length > 0 ? parameterTable(parameters, operation.summary ?? path, document) : html`<p>No parameters.</p>`}
${Object.entries(operation.responses ?? {}).map((entry) => responseBlock(entry as [string, Answer], document))}
${path.includes('{') ? '' : html`<p><a href="/de${path}">Try it in German</a>, <a href="/en${path}">in English</a></p>`}
</article>`;
}

/** The whole page. All texts are escaped; only the style is raw. */
export function apiDocumentPage(document: ApiDocument, publicUrl: string): Html {
  const endpoints = endpointsOf(document);
  const groups = [...new Set(endpoints.flatMap(({ operation }) => operation.tags ?? []))];
  const endpointsIn = (group: string) => endpoints.filter(({ operation }) => operation.tags?.includes(group));
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,maximum-scale=5">
<title>${document.info.title}</title><style>${raw(pageStyle)}</style></head><body>
<a class="skip" href="#main">Skip to the endpoints</a>
<header><a class="home" href="/">${new URL(publicUrl).host}</a><h1><span>${document.info.title}</span></h1></header>
<nav aria-label="Endpoints"><ul>${groups.map((group) => html`<li><b>${group}</b><ul>${endpointsIn(group).map(({ id, operation }) => html`<li><a href="#${id}">${operation.summary}</a></li>`)}</ul></li>`)}</ul>
<p><a href="/api/openapi.json">The document itself (OpenAPI 3.1)</a></p></nav>
<main id="main">
${(document.info.description ?? '').split('\n\n').map((paragraph) => html`<p>${prose(paragraph)}</p>`)}
${groups.map((group) => html`<section><h2><span>${group}</span></h2>${endpointsIn(group).map((endpoint) => endpointSection(endpoint, document))}</section>`)}
</main></body></html>`;
}
