/** One line of a digest. */
export type Listed = { title: string; detail: string; url: string };

/** What a mail says, before it is text or HTML. */
export type Said = {
  lang: 'cs' | 'en';
  /** What the subject says, with fixed spaces. */
  heading: string;
  houseName: string | null;
  paragraphs: string[];
  action: string | null;
  url: string | null;
  /** Where the button leads when it is more than the address that is shown. */
  opens: string | null;
  code: string | null;
  /** Words around the content. */
  linkHint: string;
  codeHint: string;
  footer: string;
  list: Listed[];
  /** Where such mails are turned off. */
  leave: { name: string; url: string } | null;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (s: string): string => s.replace(/[&<>"']/g, (c) => entities[c] as string);
/** Words to read: no line ends inside an e-mail; a sign that holds it some programs would draw as a box. */
const read = (s: string): string =>
  safe(s).replace(/(?<![\p{L}@.-])[Ee]-mail\p{L}*/gu, '<span style="white-space:nowrap">$&</span>');
const lines = (s: string): string => read(s).replace(/\n/g, '<br>');

// Mail programs know neither our fonts nor our tokens: the look's values stand here once, light ones inline.
const sans = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "Literata,Georgia,'Times New Roman',serif";
const dark = `
@media (prefers-color-scheme: dark) {
  .page { background: #121715 !important; }
  .card { background: #1b211e !important; border-color: #313935 !important; }
  .slab { background: #0f2a24 !important; color: #eaf1ed !important; }
  .house { color: #a9cabf !important; }
  .ink { color: #e6eae7 !important; }
  .mute { color: #9fa7a1 !important; }
  .link { color: #84c6b4 !important; }
  .code { background: #1c332c !important; color: #9bd1c3 !important; }
  .button { background: #327c6b !important; }
}
@media (max-width: 480px) {
  .outer { padding: 0 !important; }
  .card { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .inner { padding: 24px 16px !important; }
  .slab { padding: 16px !important; border-radius: 0 !important; }
  .foot { padding: 16px !important; }
  .button { display: block !important; text-align: center !important; }
}`;

const paragraph = (p: string): string => `<p class="ink" style="margin:0 0 16px;color:#262621">${lines(p)}</p>`;

function code({ code: digits, codeHint }: Said): string {
  if (!digits) return '';
  const box =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#e2f1ec;color:#174d42;' +
    'font-size:32px;line-height:40px;font-weight:600;letter-spacing:6px';
  return `<p class="mute" style="margin:0 0 8px;color:#63635b;font-size:14px">${read(codeHint)}</p>
<p style="margin:0 0 24px"><span class="code" style="${box}">${safe(digits)}</span></p>
`;
}

function button({ action: name, url, opens }: Said): string {
  if (!name || !url || !isWeb(url)) return '';
  const style =
    'display:inline-block;padding:12px 24px;border-radius:8px;background:#206254;color:#fdfdfb;' +
    'font-weight:600;text-decoration:none';
  return `<p style="margin:24px 0"><a class="button" href="${safe(opens ?? url)}" style="${style}">${read(name)}</a></p>
`;
}

function address({ action: name, url, linkHint }: Said): string {
  if (!name || !url || !isWeb(url)) return '';
  const href = safe(url);
  return `<p class="mute" style="margin:0;color:#63635b;font-size:14px;line-height:20px">${read(linkHint)}<br>
<a class="link" href="${href}" style="color:#206254;word-break:break-all">${href}</a></p>
`;
}

/** Letters that fit on a phone with a button under them. */
const screenful = 700;

/** What the mail says and its button; of a long one whoever reads on a phone would not find it under all of the wording. */
function body(said: Said): string {
  const parts = [...said.paragraphs.map(paragraph), ...said.list.map(listed)];
  const at = said.paragraphs.join('').length > screenful ? 1 : parts.length;
  return [...parts.slice(0, at), button(said), ...parts.slice(at)].filter(Boolean).join('\n');
}

const isWeb = (url: string) => /^https?:/.test(url);

const listed = ({ title, detail, url }: Listed): string => {
  const name = isWeb(url)
    ? `<a class="link" href="${safe(url)}" style="color:#206254;font-weight:600">${read(title)}</a>`
    : read(title);
  return `<p class="ink" style="margin:0 0 16px;color:#262621">${name}<br>
<span class="mute" style="color:#63635b;font-size:14px">${read(detail)}</span></p>`;
};

const leaving = ({ leave }: Said): string =>
  leave && isWeb(leave.url)
    ? `<br><a class="link" href="${safe(leave.url)}" style="color:#206254">${read(leave.name)}</a>`
    : '';

const house = ({ houseName }: Said): string =>
  houseName ? `<br><span class="house" style="font:400 15px/22px ${sans};color:#bfdcd3">${safe(houseName)}</span>` : '';

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const slab = `word-break:break-word;overflow-wrap:anywhere;padding:18px 32px;border-radius:12px 12px 0 0;background:#174d42;color:#f4f7f3;font:600 21px/28px ${serif}`;
const card =
  'padding:32px 32px 36px;border:1px solid #dbdbd3;border-top:0;border-radius:0 0 12px 12px;background:#fdfdfb;' +
  // A long word (an address, a number) breaks instead of making the mail wider than a phone.
  `word-break:break-word;overflow-wrap:anywhere;font:400 16px/24px ${sans};color:#262621`;

/** The mail in the look: one card, no pictures, nothing fetched; everything people wrote is escaped. */
export const page = (said: Said): string => `<!doctype html>
<html lang="${said.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${safe(said.heading)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f1f1ec">
<table class="page" ${table} style="background:#f1f1ec">
<tr><td class="outer" align="center" style="padding:32px 16px">
<table ${table} style="max-width:600px;table-layout:fixed;border-collapse:separate">
<tr><td class="slab" style="${slab}">Pavlač${house(said)}</td></tr>
<tr><td class="card inner" style="${card}">
<h1 class="ink" style="margin:0 0 16px;font:600 24px/32px ${serif};color:#262621">${read(said.heading)}</h1>
${code(said)}${body(said)}
${address(said)}</td></tr>
<tr><td class="mute foot" style="word-break:break-word;overflow-wrap:anywhere;padding:20px 32px;font:400 13px/20px ${sans};color:#63635b">${read(said.footer)}${leaving(said)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
