import { useMemo } from 'react';
import { proxyLinks } from '#contract/motions/links.ts';
import type { ProxyRow } from '#contract/proxies/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { ListLink, SecondLine } from '../../kit/table/ListCell.tsx';
import { agentName, useReach } from './data.ts';
import css from './ProxyRows.module.css';
import { ProxyTag } from './ProxyTag.tsx';

/** Who gives the power, as the link to it. */
const ProxyLink = ({ proxy }: { proxy: ProxyRow }) => (
  <ListLink to={proxyLinks.one(proxy.id)}>{proxy.principal.full_name}</ListLink>
);

function Agent({ proxy }: { proxy: ProxyRow }) {
  const say = useText();
  return (
    <>
      {agentName(proxy)}
      {!proxy.agent && <SecondLine>{say('PROXIES.NOT_OF_HOUSE')}</SecondLine>}
    </>
  );
}

/** A power in the list on a narrow screen. */
export function ProxyCard({ proxy }: { proxy: ProxyRow }) {
  const say = useText();
  const reach = useReach();
  const shown = useShown();
  return (
    <ListCard
      head={
        <>
          <ProxyTag state={proxy.state} />
          <span>{shown.dayOf(proxy.createdAt)}</span>
        </>
      }
      title={<ProxyLink proxy={proxy} />}
      rest={
        <>
          <ListRest>
            {say('PROXIES.COLUMNS.agent')}: {agentName(proxy)}
          </ListRest>
          <ListRest>
            {say('PROXIES.COLUMNS.reach')}: {reach(proxy)}
          </ListRest>
        </>
      }
    />
  );
}

const column = columnsOf<ProxyRow>();

export function useProxyColumns() {
  const say = useText();
  const reach = useReach();
  const shown = useShown();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'principal',
          header: say('PROXIES.COLUMNS.principal'),
          meta: { sort: 'principal' },
          cell: (c) => <ProxyLink proxy={c.row.original} />,
        }),
        column.display({
          id: 'agent',
          header: say('PROXIES.COLUMNS.agent'),
          meta: { sort: 'agent' },
          cell: (c) => <Agent proxy={c.row.original} />,
        }),
        column.accessor((p) => reach(p), { id: 'reach', header: say('PROXIES.COLUMNS.reach') }),
        column.display({
          id: 'state',
          header: say('PROXIES.COLUMNS.state'),
          cell: (c) => <ProxyTag state={c.row.original.state} />,
        }),
        column.display({
          id: 'at',
          header: say('PROXIES.COLUMNS.at'),
          meta: { sort: 'at' },
          cell: (c) => <span className={css.day}>{shown.dayOf(c.row.original.createdAt)}</span>,
        }),
      ]),
    [say, shown, reach],
  );
}
