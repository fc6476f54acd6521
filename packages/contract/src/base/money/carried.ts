import * as z from 'zod/mini';

/** An amount as answers carry it; apart from reading, whose refusals a screen without fields for amounts never says. */
export const moneyShown = z.string().check(z.regex(/^-?\d+\.\d{2}$/));
