import { useText } from '../base/texts.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { NotAdministered } from './NotAdministered.tsx';
import { RolesSection } from './RolesSection.tsx';

/** /role: the roles of the house on a page of their own. */
export function RolesPage() {
  const say = useText();
  return (
    <>
      <PageHead title={say('ROLES.TITLE')} />
      <NotAdministered>
        <RolesSection />
      </NotAdministered>
    </>
  );
}
