const screens: readonly (readonly [RegExp, string])[] = [
  [/\bplugins?\b/, 'plugins'],
  [/\b(?:themes?|appearance|customi[sz]er|menus?)\b/, 'appearance'],
  [/\b(?:tools?)\b/, 'tools'],
  [/\bsettings?\b/, 'settings'],
  [/\bupdates?\b/, 'updates'],
  [/\bmedia(?: library)?\b/, 'media'],
  [/\bcomments?\b/, 'comments'],
  [/\bpages\b/, 'pages'],
  [/\bposts\b/, 'posts'],
  [/\busers?\b/, 'users'],
  [/\bprofile\b/, 'profile'],
];

/** Screens of the administration that a text names. */
export const screensIn = (text: string): readonly string[] =>
  screens.filter(([pattern]) => pattern.test(text)).map(([, screen]) => screen);
