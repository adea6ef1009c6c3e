import type { App } from './provider.ts';

interface Schema {
  readonly title?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly enum?: readonly unknown[];
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

interface Described {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{margin-top:2.5rem;border-bottom:1px solid}
h3{font-family:ui-monospace,monospace;font-size:1rem;margin:1.5rem 0 .25rem}
p{margin:.25rem 0}
pre{overflow-x:auto;padding:.5rem .75rem;border:1px solid;border-radius:.25rem;font-size:.875rem}
dt{font-weight:600;margin-top:.5rem}dd{margin:0}
`;

const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The API for machines (/api/openapi.json) and for people (/api): one page, made of the same schemas. */
export function apiPage(app: App): void {
  const hidden = { schema: { hide: true } } as const;
  app.get('/api/openapi.json', hidden, () => app.swagger());
  app.get('/api/page.css', hidden, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/api', hidden, (_request, reply) =>
    reply
      .header('Content-Security-Policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(page(app.swagger() as Described)),
  );
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string): string => text.replace(/[&<>"]/g, sign => ESCAPES[sign]);

/** Shapes that have a name, in the order in which they are first spoken of. */
type Shapes = Map<string, Schema>;

function page({ info, paths = {} }: Described): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const shapes: Shapes = new Map();
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags ?? []))];
  const sections = tags.map(tag => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(tag));
    const entries = own.map(({ path, method, operation }) => entry(`${method} ${path}`, operation, shapes));
    return `<section><h2>${plain(tag)}</h2>${entries.join('')}</section>`;
  });
  const named: string[] = [];
  // A shape may speak of further ones, which then come after it.
  for (const [title, schema] of shapes) {
    named.push(`<h3 id="${plain(title)}">${plain(title)}</h3><pre>${typeText({ ...schema, title: '' }, shapes)}</pre>`);
  }
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${plain(info.title)}: HTTP API</title><link rel="stylesheet" href="/api/page.css"></head>
<body><h1>${plain(info.title)} ${plain(info.version)}: HTTP API</h1>
<p>JSON both ways. A refusal has a status of 4xx and says <code>{error, message, field?}</code>. Whatever changes something
needs the header <code>Origin</code> of this hall. The same for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
<section><h2>Shapes</h2>${named.join('\n')}</section>
</body></html>
`;
}

function entry(name: string, { summary = '', requestBody, responses = {} }: Operation, shapes: Shapes): string {
  const line = (label: string, schema: Schema | undefined) =>
    `<dt>${plain(label)}</dt><dd>${schema ? `<pre>${typeText(schema, shapes)}</pre>` : 'nothing'}</dd>`;
  const body = schemaOf(requestBody);
  const answers = Object.entries(responses).map(([status, response]) => line(status, schemaOf(response)));
  return `<article><h3>${plain(name)}</h3><p>${plain(summary)}</p>
<dl>${body ? line('Body', body) : ''}${answers.join('')}</dl></article>`;
}

const schemaOf = (part: Content | undefined): Schema | undefined => Object.values(part?.content ?? {})[0]?.schema;

/** A schema as a type that people can read, already as HTML; shapes with a name are linked to. */
function typeText(schema: Schema, shapes: Shapes, indent = ''): string {
  const text = (inner: Schema, deeper = indent) => typeText(inner, shapes, deeper);
  if (schema.title) {
    if (!shapes.has(schema.title)) shapes.set(schema.title, schema);
    return `<a href="#${plain(schema.title)}">${plain(schema.title)}</a>`;
  }
  if (schema.const !== undefined) return plain(JSON.stringify(schema.const));
  if (schema.enum) return plain(schema.enum.map(value => JSON.stringify(value)).join(' | '));
  if (schema.anyOf) return schema.anyOf.map(option => text(option)).join(' | ');
  if (schema.type === 'array') {
    const item = text(schema.items ?? {});
    return schema.items?.anyOf && !schema.items.title ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === 'object' && schema.properties) {
    const inner = `${indent}  `;
    const fields = Object.entries(schema.properties).map(([name, field]) => {
      const note = field.description ? `  // ${plain(field.description)}` : '';
      return `${inner}${plain(name)}${schema.required?.includes(name) ? '' : '?'}: ${text(field, inner)}${note}\n`;
    });
    return fields.length > 0 ? `{\n${fields.join('')}${indent}}` : '{}';
  }
  if (schema.type === 'object') {
    const [value] = Object.values(schema.patternProperties ?? {});
    return `{[name]: ${value ? text(value) : 'any'}}`;
  }
  return plain(schema.type ?? 'any');
}
