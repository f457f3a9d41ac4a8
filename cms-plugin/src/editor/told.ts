import type { ScreenProps } from '../shared/mount.tsx';

declare global {
  /** What PHP tells the editor. */
  var presswrightEditor: ScreenProps;
}

/** What PHP tells the editor. */
export const told = (): ScreenProps => globalThis.presswrightEditor;
