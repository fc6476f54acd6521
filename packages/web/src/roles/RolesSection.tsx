import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { roleLinks } from '#contract/roles/links.ts';
import type { RoleList } from '#contract/roles/schema.ts';
import { param, useAddress } from '../base/address.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useRemembered } from '../base/left.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Skeleton } from '../kit/card/Skeleton.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { PageLead } from '../kit/page/PageHead.tsx';
import { Tabs } from '../kit/table/Tabs.tsx';
import { useRoles } from './data.ts';
import { RoleRows } from './RoleRows.tsx';
import css from './RolesSection.module.css';

const kinds = ['own', 'default'] as const;
const address = z.object({ role: param(z.nullable(z.enum(kinds)), null) });
const groups = ['committee', 'audit', 'owners'] as const;

/** Roles of the house, its own and the default ones; the way to each and to a new one. */
export function RolesSection() {
  const say = useText();
  useRemembered();
  const [{ role: asked }, write] = useAddress(address);
  return (
    <Loaded of={useRoles()} shape={<Skeleton rows={8} />}>
      {(list) => {
        const kind = asked ?? (list.custom.length > 0 ? 'own' : 'default');
        return (
          <Tabs
            label={say('ROLES.TABS.LABEL')}
            tabs={kinds.map((value) => ({
              value,
              label: say(`ROLES.TABS.${value}`),
              count: (value === 'own' ? list.custom : list.default).length,
            }))}
            value={kind}
            onChange={(next) => void write({ role: next }, { push: true })}
          >
            <FormStack>
              <div className={css.lead}>
                <PageLead>{say('ROLES.LEAD')}</PageLead>
                {list.terms.mayChange && !(kind === 'own' && list.custom.length === 0) && <NewRole />}
              </div>
              {kind === 'own' ? <Own list={list} /> : <Default list={list} />}
            </FormStack>
          </Tabs>
        );
      }}
    </Loaded>
  );
}

function NewRole() {
  const say = useText();
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...roleLinks.add()} />}
    >
      {say('ROLES.NEW')}
    </Button>
  );
}

function Own({ list }: { list: RoleList }) {
  const say = useText();
  if (list.custom.length === 0)
    return (
      <Card>
        <EmptyState kind="empty" title={say('ROLES.EMPTY.TITLE')} text={say('ROLES.EMPTY.TEXT')}>
          {list.terms.mayChange && <NewRole />}
        </EmptyState>
      </Card>
    );
  return (
    <Card title={say('ROLES.TABS.own')}>
      <RoleRows roles={list.custom} label={say('ROLES.TABS.own')} />
    </Card>
  );
}

function Default({ list }: { list: RoleList }) {
  const say = useText();
  return groups.map((group) => (
    <Card key={group} title={say(`ROLES.GROUPS.${group}`)}>
      <RoleRows roles={list.default.filter((r) => r.group === group)} label={say(`ROLES.GROUPS.${group}`)} />
    </Card>
  ));
}
