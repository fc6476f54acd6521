import type cs from '../cs/members.ts';
import type { Translation } from '../keys.ts';

export default {
  MEMBERS: {
    TITLE: 'Neighbours',
    CREATED: 'The neighbour is added.',
    NOT_FOUND: 'The neighbour does not exist or was deleted.',
  },
} satisfies Translation<typeof cs>;
