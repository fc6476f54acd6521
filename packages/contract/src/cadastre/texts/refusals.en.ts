import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  CADASTRE: {
    NOT_FOUND: 'This extract is not here any more.',
    ERRORS: {
      OFF: 'The portal is not connected to the paid service of the cadastre. Ask whoever runs it.',
      NO_ADDRESS: 'Write the number of the house and its municipality, or the number of the building in the cadastre.',
      NO_ACCOUNT: 'First save the account that pays for extracts.',
      NO_SHEET: 'We have not found the house in the cadastre yet, so we do not know which extract to order.',
      ORDERED: 'One extract is being prepared already. Wait for it, or cancel it.',
      NOT_READY: 'The extract is in another state now. Look at it again.',
      PRICE: 'The price has changed meanwhile. Look at it again.',
    },
  },
} satisfies Translation<typeof cs>;
