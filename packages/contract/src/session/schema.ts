import * as z from 'zod/mini';
import { type Module, modules, type Rights, roleIds } from '../access.ts';
import { loginEmail } from '../base/person/people.ts';
import { type Pace, paces, Quiet } from '../notices/schema.ts';
import { whyWeak } from './rules.ts';
import { textSizes } from './schema-words.ts';

export const token = z.string().check(z.minLength(20), z.maxLength(100));

export const newPassword = z.string('BASE.FORM.REQUIRED').check(z.maxLength(200, 'BASE.FORM.TOO_LONG'), (ctx) => {
  const why = whyWeak(ctx.value);
  if (why) ctx.issues.push({ code: 'custom', message: why, input: ctx.value });
});

export const Login = z.object({
  email: loginEmail,
  password: z
    .string('AUTH.ERRORS.PASSWORD_EMPTY')
    .check(z.minLength(1, 'AUTH.ERRORS.PASSWORD_EMPTY'), z.maxLength(200)),
  device: z.optional(token),
});

/** One association a person may choose; `session_user_id` goes into the `svj` header. */
export const Choice = z.object({
  session_user_id: z.number(),
  id: z.number(),
  name: z.string(),
  nickname: z.nullable(z.string()),
  town: z.nullable(z.string()),
  email: z.nullable(z.string()),
  invoiceEmail: z.nullable(z.string()),
  /** Where the logo of an own house is fetched, in lists that show it; good for an hour at least. */
  avatar: z.optional(z.nullable(z.string())),
});
export type Choice = z.output<typeof Choice>;

/** The account's own members, one in an association. */
export const Self = z.object({
  id: z.number(),
  svj_id: z.number(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
});

export const LoginAnswer = z.object({
  token: z.string(),
  /** What the device proves itself known by next time; it opens nothing by itself. */
  device: z.string(),
  isProductAdmin: z.boolean(),
  svj_list: z.array(Choice),
  users: z.array(Self),
});

export const lang = z.enum(['cs', 'en']);
const rights: z.ZodMiniType<Rights> = z.partialRecord(z.enum(modules), z.enum(['r', 'rw']));

/** How soon news of a module come by e-mail; those of a module that is not named come at once. */
export type Notifications = Partial<Record<Module, Pace>>;
const favourites = z.array(z.enum(modules)).check(z.maxLength(modules.length));
const sorts = z.record(z.string().check(z.maxLength(50)), z.string().check(z.maxLength(50)));
const notifications: z.ZodMiniType<Notifications> = z.partialRecord(z.enum(modules), z.enum(paces));
/** When news are held back; null when they never are. */
const quiet = z.nullable(Quiet);
export const Settings = z.object({
  favorite_modules: favourites,
  sorts,
  notifications,
  quiet,
  /** Came into the house by an invitation, and was not welcomed to the end yet. */
  isNew: z.boolean(),
});
/** What is given replaces what is kept; sorts are kept one by one. */
export const SettingsChange = z.object({
  favorite_modules: z.optional(favourites),
  sorts: z.optional(sorts),
  notifications: z.optional(notifications),
  quiet: z.optional(quiet),
  /** Welcomed; nobody becomes new again. */
  isNew: z.optional(z.literal(false)),
});
export type Settings = z.output<typeof Settings>;

const textSize = z.enum(textSizes);
/** What is given replaces what is kept. */
export const ReadingChange = z.object({ textSize: z.optional(textSize), simple: z.optional(z.boolean()) });
export type ReadingChange = z.output<typeof ReadingChange>;

/** Who is asking, in the association of the `svj` header (null without one). */
export const Me = z.object({
  email: z.string(),
  lang,
  isProductAdmin: z.boolean(),
  id: z.nullable(z.number()),
  svj_id: z.nullable(z.number()),
  full_name: z.string(),
  role: z.nullable(
    z.object({ name: z.enum(roleIds), title: z.nullable(z.string()), rights, modules: z.array(z.enum(modules)) }),
  ),
  settings: Settings,
  /** On devices that nobody chose a size on; null is never chosen. */
  textSize: z.nullable(textSize),
  /** Whether only three doors are shown; null is never answered. */
  simple: z.nullable(z.boolean()),
  /** The register of units entitles them no more: no module, but their own profile. */
  isFormer: z.boolean(),
  /** End of a product administrator's visit. */
  visitUntil: z.nullable(z.string()),
});
export type Me = z.output<typeof Me>;

const link = z.nullable(z.string());
/** What the installation offers to everybody; links that are not configured are null and not drawn. */
export const PortalFacts = z.object({
  demo: z.boolean(),
  links: z.object({ faq: link, feedback: link, news: link, sales: link, versions: link }),
});
export type PortalFacts = z.output<typeof PortalFacts>;

export const Verified = z.object({ new_login: z.boolean(), user: z.nullable(Me), portal: PortalFacts });

export const SessionRow = z.object({
  id: z.number(),
  current: z.boolean(),
  /** Browser and system in words, from the user agent. */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
