/** What is used of the packages that WordPress brings along; their own types would double the build tools. */

declare module '@wordpress/blocks' {
  export interface Block {
    clientId: string;
    name: string;
    isValid: boolean;
    attributes: Record<string, unknown>;
    innerBlocks: Block[];
  }
  export interface BlockType {
    name: string;
    title: string;
    attributes: Record<string, { type?: string | string[]; source?: string }>;
  }
  export function createBlock(name: string, attributes?: Record<string, unknown>, inner?: Block[]): Block;
  export function getBlockType(name: string): BlockType | undefined;
  export function parse(markup: string): Block[];
  export function serialize(blocks: readonly Block[]): string;
  export function registerBlockType(name: string, settings: object): void;
  // What the server knows of a block, without which its script cannot register it.
  export function unstable__bootstrapServerSideBlockDefinitions(definitions: Record<string, object>): void;
}

declare module '@wordpress/block-editor' {
  import type { Block } from '@wordpress/blocks';
  import type { ComponentType, ReactNode } from 'react';

  export interface Presets {
    custom?: readonly { slug: string }[];
    default?: readonly { slug: string }[];
    theme?: readonly { slug: string }[];
  }
  export interface BlockEditorSelectors {
    getBlock(clientId: string): Block | null;
    getBlockRootClientId(clientId: string): string | null;
    getBlockIndex(clientId: string): number;
    getSelectedBlockClientIds(): string[];
    getBlocksByClientId(clientIds: readonly string[]): (Block | null)[];
    getBlocks(): Block[];
    getBlockInsertionPoint(): { rootClientId?: string; index: number };
    canRemoveBlocks(clientIds: readonly string[]): boolean;
    getSettings(): { __experimentalFeatures?: Record<string, unknown>; disableCustomColors?: boolean };
  }
  export interface BlockEditorActions {
    insertBlocks(blocks: readonly Block[], index?: number, root?: string, select?: boolean): void;
    replaceBlocks(clientIds: string | readonly string[], blocks: readonly Block[], selected?: number): void;
    selectBlock(clientId: string): void;
    __unstableMarkNextChangeAsNotPersistent(): void;
  }
  export const store: { name: 'core/block-editor' };
  export function useBlockProps(props?: object): object;
  export const BlockPreview: ComponentType<{ blocks: readonly Block[]; viewportWidth?: number }>;
  export const Warning: ComponentType<{ children?: ReactNode }>;
}

declare module '@wordpress/data' {
  import type { BlockEditorActions, BlockEditorSelectors } from '@wordpress/block-editor';

  interface NoticeActions {
    createErrorNotice(text: string): void;
    createSuccessNotice(text: string, options?: object): void;
  }
  interface Selectors {
    'core/block-editor': BlockEditorSelectors;
    'core/editor': { __unstableIsEditorReady(): boolean };
  }
  interface Actions {
    'core/block-editor': BlockEditorActions;
    'core/notices': NoticeActions;
    'core/interface': { enableComplementaryArea(scope: string, area: string): void };
  }
  export function useSelect<T>(
    choose: (select: <Name extends keyof Selectors>(store: { name: Name }) => Selectors[Name]) => T,
    needs: readonly unknown[],
  ): T;
  export function select<Name extends keyof Selectors>(store: Name | { name: Name }): Selectors[Name];
  export function subscribe(listener: () => void, store: keyof Selectors): () => void;
  export function dispatch<Name extends keyof Actions>(store: Name | { name: Name }): Actions[Name];
}

declare module '@wordpress/editor' {
  import type { ComponentType, ReactNode } from 'react';

  export const PluginSidebar: ComponentType<{ name: string; title: string; icon: ReactNode; children: ReactNode }>;
  export const PluginSidebarMoreMenuItem: ComponentType<{ target: string; icon: ReactNode; children: ReactNode }>;
}

declare module '@wordpress/plugins' {
  import type { ComponentType } from 'react';

  export function registerPlugin(name: string, settings: { render: ComponentType }): void;
}
