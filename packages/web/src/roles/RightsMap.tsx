import type { ReactNode } from 'react';
import type { Module } from '#contract/access.ts';
import { type ModuleGroup, moduleGroups } from '#contract/roles/rules.ts';
import type { RoleTerms } from '#contract/roles/schema.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Tag } from '../kit/card/Tag.tsx';
import css from './RightsMap.module.css';

type Props = {
  terms: RoleTerms;
  /** The right of a module, to read or to choose. */
  right: (module: Module) => ReactNode;
  /** Whether rights are chosen here; such rows take more room. */
  choosing?: boolean;
  /** What stands under the module's name. */
  hint?: (module: Module) => string | null;
};

function Row({ module, terms, right, choosing, hint }: Props & { module: Module }) {
  const say = useText();
  const closed = terms.closed[module];
  const more = hint?.(module);
  return (
    <tr className={choosing ? `${css.row} ${css.choosing}` : css.row}>
      <th scope="row" className={css.module}>
        <span className={css.name}>{say(`ROLES.MODULES.${module}`)}</span>
        {closed && <Tag>{say(`ROLES.CLOSED.${closed}`)}</Tag>}
        {more && <span className={css.hint}>{more}</span>}
      </th>
      <td className={css.right}>{right(module)}</td>
    </tr>
  );
}

/** All modules in groups, each with its right; on a phone a row stands as a card. */
export function RightsMap(props: Props) {
  const say = useText();
  return (
    <Card title={say('ROLES.MAP')}>
      <p className={css.lead}>{say('ROLES.MAP_LEAD')}</p>
      <table className={css.map}>
        <caption className="vh">{say('ROLES.MAP')}</caption>
        <thead className="vh">
          <tr>
            <th scope="col">{say('ROLES.MODULE')}</th>
            <th scope="col">{say('ROLES.RIGHT')}</th>
          </tr>
        </thead>
        {(Object.keys(moduleGroups) as ModuleGroup[]).map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={2} className={css.group}>
                {say(`ROLES.MODULE_GROUPS.${group}`)}
              </th>
            </tr>
            {moduleGroups[group].map((module) => (
              <Row key={module} module={module} {...props} />
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}
