import { statements } from '#contract/invoices/endpoints-statements.ts';
import type { MovementShown } from '#contract/invoices/schema-statements.ts';
import { useChange } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { notify } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';

export const useSupplierBank = (page: number) =>
  useListing(statements.list, { page, sizePerPage: 25 }, (answer) => answer.placedCount);

/** What can be done with a movement that waits. */
export function useMovementActs() {
  const say = useText();
  const assign = useChange(statements.assign);
  const aside = useChange(statements.aside);
  const giveBack = useChange(statements.giveBack);
  return {
    async give({ id }: MovementShown, house: { id: number; name: string }, items: number[] = []): Promise<boolean> {
      const isGiven = await assign.run({ id, svjId: house.id, items }).then(
        () => true,
        () => false,
      );
      if (isGiven) notify('ok', 'INVOICING.BANK.ASSIGNED', { house: house.name });
      return isGiven;
    },
    aside: ({ id }: MovementShown) => void aside.run({ id }).catch(() => undefined),
    pair: ({ id }: MovementShown) =>
      void giveBack.run({ id, reason: say('INVOICING.BANK.PAIRED') }).catch(() => undefined),
    busy: assign.busy || aside.busy || giveBack.busy,
  };
}
export type MovementActs = ReturnType<typeof useMovementActs>;
