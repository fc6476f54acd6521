/** What PostgreSQL's programs are started with: a folder everybody can enter and messages in one language. */
export const plainly = { cwd: '/', env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } };
