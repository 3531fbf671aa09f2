export { FormView, type FormViewProps, preloadForm } from './FormView.tsx'
export { provideFormats } from './judge.ts'
