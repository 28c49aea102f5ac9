### What helps to see: inspector, legend, overlays, dark theme.
