import { useText } from '../base/texts.tsx';

export function SignedOut({ warmUp }: { warmUp: () => Promise<unknown> }) {
  const say = useText();
  return (
    <main>
      <h1>{say('AUTH.TITLE')}</h1>
      <button type="button" onClick={() => void warmUp()}>
        {say('AUTH.SUBMIT')}
      </button>
    </main>
  );
}
