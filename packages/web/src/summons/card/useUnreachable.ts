import { useText } from '../../base/texts.tsx';
import { usePreview } from '../rows/data.ts';

/** What the question before the calling says of those whom no mail reaches. */
export function useUnreachable(id: number): readonly string[] {
  const say = useText();
  const count = usePreview(id).data?.unreachableCount ?? 0;
  return count > 0 ? [say('SUMMONS.PREVIEW.UNREACHABLE', { count })] : [];
}
