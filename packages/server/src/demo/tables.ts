import { boolean, date, pgTable } from 'drizzle-orm/pg-core';

export const demoSample = pgTable('demo_sample', {
  one: boolean().primaryKey().default(true),
  day: date().notNull(),
});
