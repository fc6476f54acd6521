import { pathOf } from '#contract/base/calls/links.ts';
import { orderLinks } from '#contract/orders/links.ts';
import { notify } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { useRemove, useRenew } from './data.ts';

type Of = { id: number; email: string; url: string };
const quiet = () => undefined;

/** What staff do with an order from its row and its page. */
export function useOrderActs() {
  const say = useText();
  const renewing = useRenew();
  const removing = useRemove();
  return {
    busy: renewing.busy || removing.busy,
    /** Copies the link; a browser that does not let us is only told of in its own log. */
    copy: ({ url }: Of) =>
      navigator.clipboard.writeText(location.origin + pathOf(orderLinks.form(url))).then(
        () => notify('ok', 'ORDERS.COPIED'),
        (error: unknown) => console.warn(error),
      ),
    renew: async ({ id, email }: Of) => {
      const yes = await confirm({
        title: say('ORDERS.ASK.RENEW', { email }),
        text: say('ORDERS.ASK.RENEW_TEXT'),
        yes: say('ORDERS.ASK.RENEW_YES'),
        no: say('ORDERS.ASK.LEAVE'),
      });
      if (yes) await renewing.run({ id }).catch(quiet);
    },
    remove: async ({ id, email }: Of): Promise<boolean> => {
      const yes = await confirm({
        title: say('ORDERS.ASK.REMOVE', { email }),
        text: say('ORDERS.ASK.REMOVE_TEXT'),
        yes: say('ORDERS.ASK.REMOVE_YES'),
        no: say('ORDERS.ASK.LEAVE'),
        danger: 'deletes',
      });
      return (
        yes &&
        (await removing.run({ id }).then(
          () => true,
          () => false,
        ))
      );
    },
  };
}
