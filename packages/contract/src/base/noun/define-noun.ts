import type { Module } from '../../access.ts';
import type { DeedName } from '../../texts/deeds.ts';
import type { TextKey } from '../../texts/keys.ts';
import type { MailKind } from '../../texts/mail.ts';
import type { Endpoints } from '../calls/endpoint.ts';

/** A place of a manifest that a noun has nothing for, and why. */
export type None = { readonly none: string };
export const none = (why: string): None => ({ none: why });

/**
 * What a noun is for the other packages. Every place is owed: a noun with nothing to say there says why. Places that must
 * be whole over all nouns (deeds, mails, modules that are searched) are held by the types of `nouns-whole.ts`.
 */
export interface NounContract {
  /** The module of the rights map that it stands under. */
  module: Module | None;
  /** Groups of calls by their names, which the document of the calls shows. */
  endpoints: Readonly<Record<string, Endpoints>> | None;
  /** Expected refusals: text key → status. */
  refusals: Readonly<Partial<Record<TextKey, number>>> | None;
  /** Nouns of the log of a house whose deeds it writes down. */
  deeds: readonly DeedName['noun'][] | None;
  /** Kinds of mail that are its own. */
  mails: readonly MailKind[] | None;
  /** Names of the numbers it brings to the menu and the dashboard. */
  counts: readonly string[] | None;
  /** The module under which the search finds its rows. */
  finds: Module | None;
}

/** Keeps the names literal; nothing is done at import. */
export const defineNoun = <const N extends NounContract>(noun: N): N => noun;
