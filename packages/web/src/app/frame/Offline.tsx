import { Button } from '@mantine/core';
import type { Answer } from '../../base/answer.ts';
import { useText } from '../../base/texts.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { leave } from '../../session/outside/leave.ts';
import css from './Splash.module.css';

/** The portal could not even ask who you are: try again, or leave. */
export function Offline({ error, again }: { error: Answer; again: () => unknown }) {
  const say = useText();
  return (
    <main className={css.splash}>
      <EmptyState level={1} kind="error" alert title={say('FACES.ERROR_TITLE')} text={say(error.key, error.params)}>
        <Button onClick={() => void again()}>{say('BASE.TRY_AGAIN')}</Button>
        <Button variant="default" onClick={() => void leave()}>
          {say('ACCOUNT.SIGN_OUT')}
        </Button>
      </EmptyState>
    </main>
  );
}
