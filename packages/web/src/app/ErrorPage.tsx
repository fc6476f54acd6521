import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useText } from '../base/texts.tsx';
import { Face } from '../kit/Face.tsx';

/** What stands at an address that leads nowhere, or where something broke. */
export function ErrorPage({ missing = false }: { missing?: boolean }) {
  const say = useText();
  const title = say(missing ? 'ERROR_PAGES.MISSING_TITLE' : 'ERROR_PAGES.SYSTEM_TITLE');
  return (
    <>
      <title>{`${title} · ${say('BASE.APP')}`}</title>
      <Face
        level={1}
        kind={missing ? 'lock' : 'error'}
        title={title}
        text={say(missing ? 'ERROR_PAGES.MISSING_TEXT' : 'ERROR_PAGES.SYSTEM_TEXT')}
      >
        <Button component={Link} to="/nastenka">
          {say('ERROR_PAGES.HOME')}
        </Button>
      </Face>
    </>
  );
}
export const MissingPage = () => <ErrorPage missing />;
export const BrokenPage = () => <ErrorPage />;
