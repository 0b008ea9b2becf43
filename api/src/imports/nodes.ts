import type { CheerioAPI } from 'cheerio';

export type AnyNode = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number];
export type ParentNode = Extract<AnyNode, { children: unknown }>;
export type ChildNode = ParentNode['children'][number];
export type Element = Extract<AnyNode, { tagName: string }>;

/** Whether a node may have children. */
export const isParent = (node: AnyNode): node is ParentNode => 'children' in node;
/** Whether a node is a comment, such as those of WordPress' block editor. */
export const isComment = (node: AnyNode): boolean => node.type === 'comment';

/** Returns a node and all nodes within it that may have children, in order. */
export const parentsIn = (node: AnyNode): ParentNode[] => {
  const found: ParentNode[] = [];
  const add = (each: AnyNode) => {
    if (!isParent(each)) return;
    found.push(each);
    each.children.forEach(add);
  };
  add(node);
  return found;
};

/** Replaces all children of a node at once. Replacing them one by one would take quadratic time. */
export function setChildren(parent: ParentNode, children: readonly ChildNode[]): void {
  parent.children = [...children];
  for (const [place, child] of children.entries()) {
    child.parent = parent;
    child.prev = children[place - 1] ?? null;
    child.next = children[place + 1] ?? null;
  }
}
