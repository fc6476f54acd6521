import * as z from 'zod/mini';
import { type Endpoint, type Endpoints, keyDays, keyHeader } from '#contract/base/calls/endpoint.ts';
import { partType, tusHeaders, tusVersion } from '#contract/base/files/uploads.ts';
import { refusals } from '#contract/refusals.ts';

type Schema = Record<string, unknown>;

const translated = { input: new WeakMap<z.ZodMiniType, Schema>(), output: new WeakMap<z.ZodMiniType, Schema>() };

/** Translated once for the life of the program: a schema does not change, and several calls share one. */
function jsonOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const known = translated[io].get(schema);
  if (known) return known;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  translated[io].set(schema, rest as Schema);
  return rest as Schema;
}

const isNull = (s: Schema) => s.type === 'null';

/** anyOf [x, null] becomes x with `nullable`, which the compiled serialiser writes without trying alternatives. */
function forSerialiser(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forSerialiser);
  if (typeof schema !== 'object' || schema === null) return schema;
  const s = Object.fromEntries(Object.entries(schema).map(([k, v]) => [k, forSerialiser(v)])) as Schema;
  const either = s.anyOf as Schema[] | undefined;
  if (either?.length === 2 && either.some(isNull)) {
    const other = either.find((x) => !isNull(x)) as Schema;
    if (typeof other.type === 'string') return { ...other, nullable: true };
  }
  delete s.propertyNames;
  return s;
}

const message = {
  type: 'object',
  nullable: true,
  properties: {
    show: { type: 'boolean' },
    content: { type: 'string' },
    params: { type: 'object', additionalProperties: true },
  },
};

/** What the compiled serialiser may write for this endpoint: undeclared columns never leave. */
export function answerSchema(endpoint: Pick<Endpoint, 'output'>): Schema {
  const data = forSerialiser(jsonOf(endpoint.output, 'output'));
  return {
    type: 'object',
    properties: { code: { type: 'integer' }, data, message },
    required: ['code', 'data', 'message'],
  };
}

const pathOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');
const statuses = [...new Set(Object.values(refusals))].sort();

/** The protocol of resumable uploads: the input travels in headers, and so does what is answered. */
const headersOf = (fields: Record<string, Schema>, inPath: ReadonlySet<string | undefined>) => [
  { name: 'Tus-Resumable', in: 'header', required: true, schema: { const: tusVersion } },
  ...Object.entries(tusHeaders)
    .filter(([k]) => k in fields && !inPath.has(k))
    .map(([, name]) => ({ name, in: 'header', required: true, schema: { type: 'string' } })),
];

/** The header by which a call that makes something may be sent again. */
const keyParameter = {
  name: keyHeader,
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: `A UUID made when "save" is first pressed, of one member or link, remembered for ${keyDays} days. The same key with the same body makes nothing more and answers what was made, as it reads now; with another body 409.`,
};

const whatMakes = ({ creates }: Endpoint): string => {
  if (creates === undefined) return '';
  return typeof creates === 'string' ? ` Makes: ${creates}.` : ` Takes no key: ${creates.none}.`;
};

/** What success is written in. */
function contentOf(endpoint: Endpoint): Schema {
  if (endpoint.kind === 'bytes') return { 'application/octet-stream': {} };
  if (endpoint.kind === 'kept') return { 'text/calendar': {} };
  if (endpoint.kind === 'events') return { 'text/event-stream': { schema: jsonOf(endpoint.output, 'output') } };
  return { 'application/json': { schema: envelope(endpoint) } };
}

/** The same input with files beside it, which are told apart by their numbers. */
const formOf = (input: Schema): Schema => {
  const text = { type: 'string' };
  const numbered = { '^files\\[\\d+\\]$': { ...text, format: 'binary' }, '^(names|extends)\\[\\d+\\]$': text };
  return {
    'multipart/form-data': { schema: { type: 'object', properties: { data: input }, patternProperties: numbered } },
  };
};

function operation(noun: string, name: string, endpoint: Endpoint): Schema {
  const input = jsonOf(endpoint.input, 'input');
  const fields = (input.properties ?? {}) as Record<string, Schema>;
  const required = new Set((input.required ?? []) as string[]);
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map((m) => m[1]));
  const isTus = endpoint.kind === 'tus';
  const inBody = !isTus && (endpoint.method === 'POST' || endpoint.method === 'PUT');
  const parameters = Object.entries(fields)
    .filter(([k]) => inPath.has(k) || (!inBody && !isTus) || endpoint.query?.includes(k))
    .map(([k, schema]) => ({
      name: k,
      in: inPath.has(k) ? 'path' : 'query',
      required: inPath.has(k) || required.has(k),
      schema,
    }));
  const needs =
    typeof endpoint.needs === 'string' ? endpoint.needs : `${endpoint.needs.module}: ${endpoint.needs.right}`;
  const content =
    endpoint.kind === 'upload' || endpoint.kind === 'stream'
      ? {
          'multipart/form-data': {
            schema: { type: 'object', properties: { data: input, file: { type: 'string', format: 'binary' } } },
          },
        }
      : { 'application/json': { schema: input }, ...(endpoint.withFiles ? formOf(input) : {}) };
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: endpoint.summary,
    description: `Needs: ${needs}. ${endpoint.effect === 'reads' ? 'Changes nothing.' : endpoint.kind === 'call' ? 'Writes in one transaction.' : 'Writes.'}${whatMakes(endpoint)}${endpoint.limit ? ` Limited: ${endpoint.limit}.` : ''}`,
    security: endpoint.needs === 'anyone' ? [] : [{ bearer: [], svj: [] }],
    parameters: [
      ...parameters,
      ...(isTus ? headersOf(fields, inPath) : []),
      ...(typeof endpoint.creates === 'string' ? [keyParameter] : []),
    ],
    ...(inBody ? { requestBody: { content } } : {}),
    ...(endpoint.method === 'PATCH' ? { requestBody: { content: { [partType]: {} } } } : {}),
    responses: {
      ...(isTus ? { '2XX': { description: 'Success; headers say the rest.' } } : {}),
      ...(isTus ? {} : { 200: { description: 'Success', content: contentOf(endpoint) } }),
      ...Object.fromEntries(statuses.map((s) => [s, { $ref: '#/components/responses/Refusal' }])),
    },
  };
}

const envelope = (endpoint: Endpoint): Schema => ({
  type: 'object',
  properties: { code: { const: 200 }, data: jsonOf(endpoint.output, 'output'), message: {} },
  required: ['code', 'data', 'message'],
});

/** OpenAPI 3.1 of the declarations that also validate. */
export function openApi(nouns: Record<string, Endpoints>, version: string): Schema {
  const paths: Record<string, Schema> = {};
  for (const [noun, endpoints] of Object.entries(nouns)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const add = (at: string, told: Schema) => {
        const path = pathOf(at);
        paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: told };
      };
      add(endpoint.path, operation(noun, name, endpoint));
      for (const [i, older] of (endpoint.aliases ?? []).entries())
        add(older, { ...operation(noun, `${name}.alias${i + 1}`, { ...endpoint, path: older }), deprecated: true });
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pavlač', version, description: 'Every answer is { code, data, message }; the status equals code.' },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        svj: { type: 'apiKey', in: 'header', name: 'svj', description: "The member's id in the chosen association." },
      },
      responses: {
        Refusal: {
          description: 'A refusal: message.content is a key of the shared texts; data.errors holds fields of a 400.',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
      },
    },
  };
}
