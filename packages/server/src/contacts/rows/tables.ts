import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  type ContactLine,
  contactCategories,
  contactTypes,
  emergencies,
  visibilities,
} from '#contract/contacts/schema.ts';
import { at, key, svjId } from '../../base/db/columns.ts';

export const contact = pgTable('contact', {
  svjId: svjId(),
  id: key(),
  type: text('kind', { enum: contactTypes }).notNull(),
  visibility: text('visibility', { enum: visibilities }).notNull().default('public'),
  category: text('category', { enum: contactCategories }).notNull(),
  emergency: text('emergency', { enum: emergencies }),
  isPinned: boolean('is_pinned').notNull().default(false),
  companyName: text('company_name').notNull().default(''),
  titleBefore: text('title_before').notNull().default(''),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  titleAfter: text('title_after').notNull().default(''),
  position: text('position').notNull().default(''),
  company: text('company').notNull().default(''),
  ico: text('ico').notNull().default(''),
  dic: text('dic').notNull().default(''),
  web: text('web').notNull().default(''),
  dataBox: text('data_box').notNull().default(''),
  street: text('street').notNull().default(''),
  town: text('town').notNull().default(''),
  post: text('post').notNull().default(''),
  phones: jsonb('phones').$type<ContactLine[]>().notNull().default([]),
  emails: jsonb('emails').$type<ContactLine[]>().notNull().default([]),
  hours: jsonb('hours').$type<string[]>().notNull().default([]),
  hoursOnHolidays: boolean('hours_on_holidays').notNull().default(false),
  notes: text('notes').notNull().default(''),
  deletedAt: at('deleted_at'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});
export type Contact = typeof contact.$inferSelect;
/** What lists show of a contact. */
export type Listed = Pick<
  Contact,
  | ('id' | 'type' | 'visibility' | 'category' | 'emergency' | 'isPinned' | 'hours' | 'hoursOnHolidays')
  | (
      | 'companyName'
      | 'titleBefore'
      | 'firstName'
      | 'lastName'
      | 'titleAfter'
      | 'position'
      | 'company'
      | 'phones'
      | 'emails'
    )
>;
