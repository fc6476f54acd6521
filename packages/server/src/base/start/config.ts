import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { type Module, modules } from '#contract/access.ts';
import { isEmail } from '#contract/base/person/email.ts';
import { isOwnComputer } from '../process/nearness.ts';
import { StartRefused } from '../process/refuse-start.ts';
import { signingKeyOf } from '../secrets/signing.ts';

/** Where mails are handed over. */
export type SmtpTarget = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  secure: boolean;
  user: string | undefined;
  password: string | undefined;
};

const text = z.optional(z.string().check(z.minLength(1)));
const flag = z.pipe(
  z.optional(z.enum(['true', 'false', '1', '0', ''])),
  z.transform((v) => (v === undefined || v === '' ? undefined : v === 'true' || v === '1')),
);
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const postgres = z.optional(z.url({ protocol: /^postgres(ql)?$/ }));
const link = z.optional(z.url({ protocol: /^(https?|mailto)$/ }));
/** smtp://user:password@host:port; the port is 587, with smtps (TLS from the first byte) 465. */
const smtp = z.pipe(
  z.optional(z.url({ protocol: /^smtps?$/ })),
  z.transform((v, ctx): SmtpTarget | undefined => {
    if (v === undefined) return undefined;
    const url = new URL(v);
    // A lone per cent sign must be a sentence at start, too.
    const isWhole = !/%(?![0-9a-f]{2})/i.test(url.username + url.password);
    if (!url.hostname || !isWhole) {
      ctx.issues.push({ code: 'custom', message: 'address', input: v });
      return undefined;
    }
    const secure = url.protocol === 'smtps:';
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      user: decodeURIComponent(url.username) || undefined,
      password: decodeURIComponent(url.password) || undefined,
    };
  }),
);
/** An address, or a name with the address in angle brackets. */
const sender = z.optional(
  z.string().check(
    z.refine((v) => {
      const named = /^[^<>\r\n]*<([^<>]+)>$/.exec(v.trim());
      return isEmail(named?.[1]?.trim() ?? v.trim());
    }),
  ),
);
/** The private key that votes are signed with; its value never gets into a message. */
const signingKey = z.pipe(
  z.optional(z.string()),
  z.transform((v, ctx): KeyObject | undefined => {
    if (v === undefined) return undefined;
    const key = signingKeyOf(v.trim());
    if (!key) ctx.issues.push({ code: 'custom', message: 'key', input: null });
    return key ?? undefined;
  }),
);
const units = { '': 1, K: 1024, M: 1024 ** 2, G: 1024 ** 3, T: 1024 ** 4 } as const;
/** Bytes: `500M`, `20G`. */
const bytes = z.pipe(
  z.string().check(z.regex(/^\d{1,9}[KMGT]?$/)),
  z.transform((v) => Number.parseInt(v, 10) * units[v.replace(/\d/g, '') as keyof typeof units]),
);
const moduleList = z.pipe(
  z.optional(z.string()),
  z.transform((v) => (v ? v.split(',').map((m) => m.trim()) : [...modules])),
);

const Environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 8080),
  PAVLAC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PAVLAC_DATA: z._default(z.string(), './data'),
  DATABASE_URL: postgres,
  DATABASE_OWNER_URL: postgres,
  PAVLAC_ADMIN_EMAIL: z.optional(z.email()),
  PAVLAC_SMTP_URL: smtp,
  PAVLAC_MAIL_FROM: sender,
  PAVLAC_S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  PAVLAC_S3_BUCKET: text,
  PAVLAC_S3_KEY: text,
  PAVLAC_S3_SECRET: text,
  PAVLAC_S3_REGION: z._default(z.string(), 'us-east-1'),
  PAVLAC_SAMPLE: flag,
  PAVLAC_DEMO: flag,
  PAVLAC_MODULES: z.pipe(moduleList, z.array(z.enum(modules))),
  PAVLAC_METRICS_PORT: z.optional(port),
  PAVLAC_LOG: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  PAVLAC_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(200)), 10),
  PAVLAC_PROXY: text,
  PAVLAC_RESERVE: z.optional(bytes),
  PAVLAC_QUOTA: z._default(bytes, 20 * units.G),
  PAVLAC_SCANS: flag,
  PAVLAC_SIGNING_KEY: signingKey,
  PAVLAC_ARES_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PAVLAC_RUIAN_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PAVLAC_ISIR_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PAVLAC_CUZK_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PAVLAC_CUZK_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))),
  PAVLAC_WSDP_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PAVLAC_LINK_FAQ: link,
  PAVLAC_LINK_FEEDBACK: link,
  PAVLAC_LINK_NEWS: link,
  PAVLAC_LINK_SALES: link,
  PAVLAC_LINK_VERSIONS: link,
});

/** A bucket of a server that speaks S3. */
export type BucketTarget = { endpoint: string; bucket: string; key: string; secret: string; region: string };

export type Config = {
  host: string;
  port: number;
  /** Address in mailed links; never taken from a request. */
  url: string;
  dataDir: string;
  databaseUrl: string | undefined;
  ownerUrl: string | undefined;
  adminEmail: string | undefined;
  /** Without it mails are only kept. */
  smtp: SmtpTarget | undefined;
  /** Who mails come from. */
  mailFrom: string;
  /** Where files lie; undefined = in the folder of data. */
  s3: BucketTarget | undefined;
  sample: boolean;
  /** Asked for by name: its accounts sign in from anywhere. */
  sampleAnywhere: boolean;
  demo: boolean;
  /** Modules this installation offers at all. */
  installed: Module[];
  metricsPort: number | undefined;
  log: z.output<typeof Environment>['PAVLAC_LOG'];
  pool: number;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  proxy: string | undefined;
  /** Bytes of the disk that are left free; undefined = by its size. */
  reserve: number | undefined;
  /** Bytes of files that one association may have. */
  quota: number;
  /** Whether letters are read from pictures, which takes seconds a page. */
  scans: boolean;
  /** What heads of ledgers are signed with; without it the installation makes its own. */
  signingKey: KeyObject | undefined;
  /** Base address of the public register of companies; without it nobody is asked. */
  aresUrl: string | undefined;
  ruianUrl: string | undefined;
  /** Base address of the insolvency register; without it nobody is asked. */
  isirUrl: string | undefined;
  /** Base address and key of the free register of land; without it nobody is asked. */
  cuzkUrl: string | undefined;
  cuzkKey: string | undefined;
  /** Base address of the paid service of the cadastre, which houses have accounts of; without it nothing is bought. */
  wsdpUrl: string | undefined;
  isLoopback: boolean;
  /** Support and sales; null = not drawn. */
  links: { faq: Link; feedback: Link; news: Link; sales: Link; versions: Link };
};
type Link = string | null;

function refuse(issues: readonly { path: PropertyKey[]; message: string }[]): never {
  const names = [...new Set(issues.map((i) => String(i.path[0])))];
  throw new StartRefused(
    `Nastavení ${names.join(', ')} má neplatnou hodnotu. Povolené hodnoty popisuje README v části Nastavení.`,
  );
}

function bucketOf(e: z.output<typeof Environment>): BucketTarget | undefined {
  const [endpoint, bucket, key, secret] = [
    e.PAVLAC_S3_ENDPOINT,
    e.PAVLAC_S3_BUCKET,
    e.PAVLAC_S3_KEY,
    e.PAVLAC_S3_SECRET,
  ];
  if (endpoint && bucket && key && secret) return { endpoint, bucket, key, secret, region: e.PAVLAC_S3_REGION };
  if (!endpoint && !bucket && !key && !secret) return undefined;
  throw new StartRefused(
    'PAVLAC_S3_ENDPOINT, PAVLAC_S3_BUCKET, PAVLAC_S3_KEY a PAVLAC_S3_SECRET patří k sobě: nastavte všechny, nebo žádnou.',
  );
}

/** Where public registers are; one without an address is asked by nobody. */
const registersOf = (e: z.output<typeof Environment>) => ({
  ...{ ruianUrl: e.PAVLAC_RUIAN_URL, aresUrl: e.PAVLAC_ARES_URL, isirUrl: e.PAVLAC_ISIR_URL },
  ...{ cuzkUrl: e.PAVLAC_CUZK_URL, cuzkKey: e.PAVLAC_CUZK_KEY, wsdpUrl: e.PAVLAC_WSDP_URL },
});

/** The configuration that this environment asks for; refuses with a sentence that names what is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, v]) => v !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) refuse(parsed.error.issues);
  const e = parsed.data;
  if (Boolean(e.DATABASE_URL) !== Boolean(e.DATABASE_OWNER_URL)) {
    throw new StartRefused(
      'DATABASE_URL (role aplikace) a DATABASE_OWNER_URL (role pro migrace) patří k sobě: nastavte obě, nebo žádnou.',
    );
  }
  if (e.PAVLAC_SMTP_URL && !e.PAVLAC_MAIL_FROM) {
    throw new StartRefused('K PAVLAC_SMTP_URL patří PAVLAC_MAIL_FROM: adresa, ze které portál píše.');
  }
  // Behind a proxy the portal listens on loopback too; its public address then says that others can reach it.
  const isLoopback = isOwnComputer(e.HOST) && (!e.PAVLAC_URL || isOwnComputer(new URL(e.PAVLAC_URL).hostname));
  return {
    host: e.HOST,
    port: e.PORT,
    url: (e.PAVLAC_URL ?? `http://${isOwnComputer(e.HOST) ? '127.0.0.1' : e.HOST}:${e.PORT}`).replace(/\/$/, ''),
    dataDir: e.PAVLAC_DATA,
    databaseUrl: e.DATABASE_URL,
    ownerUrl: e.DATABASE_OWNER_URL,
    adminEmail: e.PAVLAC_ADMIN_EMAIL?.trim().toLowerCase(),
    smtp: e.PAVLAC_SMTP_URL,
    mailFrom: e.PAVLAC_MAIL_FROM?.trim() ?? 'Pavlač <pavlac@localhost>',
    s3: bucketOf(e),
    sample: e.PAVLAC_SAMPLE ?? isLoopback,
    sampleAnywhere: e.PAVLAC_SAMPLE ?? false,
    demo: e.PAVLAC_DEMO ?? false,
    installed: e.PAVLAC_MODULES,
    metricsPort: e.PAVLAC_METRICS_PORT,
    log: e.PAVLAC_LOG,
    pool: e.PAVLAC_POOL,
    proxy: e.PAVLAC_PROXY,
    reserve: e.PAVLAC_RESERVE,
    quota: e.PAVLAC_QUOTA,
    scans: e.PAVLAC_SCANS ?? true,
    signingKey: e.PAVLAC_SIGNING_KEY,
    ...registersOf(e),
    isLoopback,
    links: {
      faq: e.PAVLAC_LINK_FAQ ?? null,
      feedback: e.PAVLAC_LINK_FEEDBACK ?? null,
      news: e.PAVLAC_LINK_NEWS ?? null,
      sales: e.PAVLAC_LINK_SALES ?? null,
      versions: e.PAVLAC_LINK_VERSIONS ?? null,
    },
  };
}
