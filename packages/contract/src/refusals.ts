import type { TextKey } from './texts/keys.ts';

/** Every expected refusal: its text key → its status. Anything that is not here is a bug and answers 500. */
export const refusals = {
  'BASE.ERRORS.INVALID_INPUT': 400,
  'BASE.ERRORS.UNAUTHORIZED': 401,
  'BASE.ERRORS.NO_PERMISSION': 403,
  'BASE.ERRORS.NO_MEMBER': 403,
  'BASE.ERRORS.DEMO': 403,
  'BASE.ERRORS.NOT_FOUND': 404,
  'BASE.ERRORS.CONFLICT': 409,
  'BASE.ERRORS.TOO_LARGE': 413,
  'BASE.ERRORS.UNSUPPORTED_TYPE': 415,
  'BASE.ERRORS.TOO_MANY': 429,
  'BASE.ERRORS.UNAVAILABLE': 503,
  'AUTH.ERRORS.WRONG': 401,
  'FORGOT_PASSWORD.ERROR.DESCRIPTION': 422,
  'PASSWORD.ERRORS.WRONG_OLD': 422,
  'SVJ.ERRORS.NOT_FOUND': 404,
  'MEMBERS.NOT_FOUND': 404,
  'MEMBERS.ERRORS.LAST_ADMIN': 422,
  'MEMBERS.ERRORS.CHAIR_TAKEN': 409,
  'MEMBERS.ERRORS.ROLE_NOT_YOURS': 403,
  'MEMBERS.ERRORS.ROLE_TOO_STRONG': 403,
  'MEMBERS.ERRORS.ROLE_UNKNOWN': 422,
  'MEMBERS.ERRORS.NAME_BY_COMMITTEE': 403,
  'MEMBERS.ERRORS.OWNS': 422,
  'MEMBERS.ERRORS.NOT_ARCHIVED': 422,
  'MEMBERS.ERRORS.RELATION_SELF': 422,
  'MEMBERS.ERRORS.RELATION_TWICE': 422,
  'MEMBERS.ERRORS.ENTRANCE_UNKNOWN': 422,
  'ROLES.NOT_FOUND': 404,
  'ROLES.ERRORS.TITLE_TAKEN': 409,
  'ROLES.ERRORS.IN_USE': 422,
  'ROLES.ERRORS.DEFAULT': 422,
  'ROLES.ERRORS.TOO_MANY': 422,
  'UNITS.NOT_FOUND': 404,
  'UNITS.ERRORS.NUMBER_TAKEN': 409,
  'UNITS.ERRORS.OWNER_UNKNOWN': 422,
  'UNITS.ERRORS.ENTRANCE_UNKNOWN': 422,
  'UNITS.ERRORS.REPRESENTATIVE_UNKNOWN': 422,
  'UNITS.ERRORS.DATE_BEFORE': 422,
  'IMPORTS.NOT_FOUND': 404,
  'IMPORTS.ERRORS.ENTRY': 404,
  'IMPORTS.ERRORS.STALE': 409,
  'IMPORTS.ERRORS.BLOCKED': 422,
  'IMPORTS.ERRORS.NOTHING': 422,
  'IMPORTS.ERRORS.NOT_MAPPED': 422,
  'IMPORTS.ERRORS.COLUMNS': 422,
  'IMPORTS.ERRORS.EMPTY': 422,
  'IMPORTS.ERRORS.ENCODING': 422,
  'IMPORTS.ERRORS.NOT_JSON': 422,
  'IMPORTS.ERRORS.NOT_CADASTRE': 422,
  'IMPORTS.ERRORS.NOT_TABLE': 422,
  'IMPORTS.ERRORS.TOO_MANY_ROWS': 422,
  'IMPORTS.ERRORS.TOO_MANY_COLUMNS': 422,
} as const satisfies Partial<Record<TextKey, number>>;
export type Refusal = keyof typeof refusals;

type Details = { params?: Record<string, string | number>; fields?: Record<string, TextKey>; data?: unknown };

/** An expected outcome that is not success; one place turns it into HTTP. */
export class Refused extends Error {
  readonly key: Refusal;
  readonly params: Details['params'];
  readonly fields: Details['fields'];
  readonly data: unknown;
  constructor(key: Refusal, details: Details = {}) {
    super(key);
    this.key = key;
    this.params = details.params;
    this.fields = details.fields;
    this.data = details.data;
  }
  get status(): number {
    return refusals[this.key];
  }
}
