/** The versions that generated code names. */
export const versions = {
  /** Of what is generated. */
  own: '1.0.0',
  /** The oldest WordPress that the code runs on. */
  requires: '6.6',
  /** The newest WordPress that the code was tried on: readme.txt names no patch release. */
  tested: '7.1',
  php: '7.4',
} as const;

export const license = { name: 'GPL-2.0-or-later', uri: 'https://www.gnu.org/licenses/gpl-2.0.html' } as const;

/** Who is named where the request names nobody. */
export const unknownAuthor = 'Site owner';
