import { createRoot } from '@wordpress/element';
import type { ComponentType } from 'react';

/** What PHP tells a screen. */
export interface ScreenProps {
  /** Address of the other screen of the plugin; empty when this user may not open it. */
  otherPage: string;
}

/** Draws a screen into the element that PHP has printed for it. */
export function mount(name: string, Screen: ComponentType<ScreenProps>): void {
  const element = document.getElementById(`presswright-${name}`);
  if (element) createRoot(element).render(<Screen otherPage={element.dataset.otherPage ?? ''} />);
}
