import { useMe, useOwnProfile } from '../../base/me.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { AccountPage } from '../../session/account/AccountPage.tsx';
import { isOfAccount, isOfLogin, personParts } from './person-parts.ts';

/** /ucet: what belongs to whoever is signed in, on one page: how they are reached and told, how they sign in and read. */
export function AccountPlace() {
  const me = useMe();
  const profile = useOwnProfile();
  const phone = useNarrow();
  const here = personParts.filter(
    (part) => isOfAccount(part) && part.shown({ own: true, me }) && (profile !== null || isOfLogin(part)),
  );
  const columns = phone ? [here] : [1, 2].map((column) => here.filter((part) => (part.column ?? 1) === column));
  return (
    <AccountPage>
      <Columns>
        {columns.map((some, at) => (
          <Column key={at === 0 ? 'first' : 'second'}>
            {some.map(({ order, Part }) => (
              <Part key={order} id={profile ?? 0} />
            ))}
          </Column>
        ))}
      </Columns>
    </AccountPage>
  );
}
