import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSoon } from '../base/parts.ts';
import { useSession } from '../base/session.ts';

type Attend = typeof import('../live/attend.ts').attend;

/** Keeps what is shown as it is now; what that takes comes when the first screen stands. Who may not listen asks by themselves. */
export function useNews(listens: boolean): void {
  const client = useQueryClient();
  const { chosen } = useSession();
  const [attend, come] = useState<{ begin: Attend }>();
  useSoon(useCallback(async () => come({ begin: (await import('../live/attend.ts')).attend }), []));
  useEffect(
    () => (attend && chosen ? attend.begin(client, chosen, { listens }) : undefined),
    [attend, client, chosen, listens],
  );
}
