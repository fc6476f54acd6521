import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default { TERM_LINES: { soon: 'last day {due}' } } satisfies Translation<typeof cs>;
