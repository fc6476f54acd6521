import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  CADASTRE: {
    CHECKING: 'The address is saved. We will ask the cadastre when your house has its turn.',
    ACCOUNT_SET: 'The account is saved.',
    ACCOUNT_DROPPED: 'The account is forgotten.',
    ORDERED: 'The extract is being prepared. It costs nothing yet.',
    CONFIRMED: 'The extract is being fetched.',
    CANCELLED: 'The extract is cancelled.',
  },
} satisfies Translation<typeof cs>;
