/**
 * Takes files that are dropped on the window. Without a receiver they are refused: the browser would leave the page to
 * show them.
 */
export function takeDrops(panel: HTMLElement, receiver: () => ((files: File[]) => void) | undefined): void {
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
  const mark = (isOver: boolean): boolean => panel.toggleAttribute('data-dropping', isOver && receiver() !== undefined)
  panel.addEventListener('dragover', event => {
    if (!hasFiles(event) || event.dataTransfer === null) return
    event.preventDefault()
    event.dataTransfer.dropEffect = mark(true) ? 'copy' : 'none'
  })
  panel.addEventListener('dragleave', event => {
    if (!(event.relatedTarget instanceof Node) || !panel.contains(event.relatedTarget)) mark(false)
  })
  panel.addEventListener('drop', event => {
    if (!hasFiles(event)) return
    event.preventDefault()
    mark(false)
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length > 0) receiver()?.(files)
  })
}
