import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default { MODULES: { CLOCK: 'Terms of the law' } } satisfies Translation<typeof cs>;
