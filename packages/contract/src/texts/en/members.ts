import type cs from '../cs/members.ts';
import type { Translation } from '../keys.ts';

export default {
  MEMBERS: {
    TITLE: 'Sousedé',
    CREATED: 'Soused je přidaný.',
    NOT_FOUND: 'Soused neexistuje nebo byl smazán.',
  },
} satisfies Translation<typeof cs>;
