import { createRoot } from '@wordpress/element';
import type { ComponentType } from 'react';

/** What PHP tells a screen. */
export interface ScreenProps {
  /** Addresses of the screens that this user may open. */
  pages: Partial<Record<'analyze' | 'create' | 'projects' | 'settings', string>>;
  /** Why the server cannot be asked yet, in words; empty: it can. */
  problem: string;
  /** Address of the site. */
  site: string;
}

/** Draws a screen into the element that PHP has printed for it. */
export function mount(name: string, Screen: ComponentType<ScreenProps>): void {
  const element = document.getElementById(`presswright-${name}`);
  if (element) createRoot(element).render(<Screen {...(JSON.parse(element.dataset.screen ?? '') as ScreenProps)} />);
}
