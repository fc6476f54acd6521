/** Programs that people know by another name than the one they call themselves by. */
const known: readonly (readonly [RegExp, string])[] = [
  [/^(iOS|.*dataaccessd)/i, 'Apple'],
  [/macOS|CalendarAgent/i, 'Apple'],
  [/Google-Calendar/i, 'Google'],
  [/Outlook|Microsoft|Exchange/i, 'Outlook'],
  [/Thunderbird/i, 'Thunderbird'],
  [/Nextcloud/i, 'Nextcloud'],
  [/ICSx5/i, 'ICSx⁵'],
  [/DAVx/i, 'DAVx⁵'],
];

/** What a program is called, of what it says of itself; empty where it says nothing. */
export const programOf = (said: string): string =>
  known.find(([one]) => one.test(said))?.[1] ?? said.split(/[/ (]/)[0] ?? '';
